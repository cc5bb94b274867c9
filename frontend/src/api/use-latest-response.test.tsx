import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useLatestResponse } from './use-latest-response';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

type Props = { question: string | null };

function renderAnswers(ask: (question: string) => Promise<string>) {
  return renderHook<ReturnType<typeof useLatestResponse<string>>, Props>(
    ({ question }) => useLatestResponse('test', question, ask),
    { wrapper, initialProps: { question: 'a' } },
  );
}

test('a question taken back is forgotten at once, and can be asked again', async () => {
  const { result, rerender } = renderAnswers((question) => Promise.resolve(`answer to ${question}`));
  await waitFor(() => expect(result.current.response).toBe('answer to a'));
  rerender({ question: null });
  expect(result.current.response).toBeNull();
  rerender({ question: 'a' });
  await waitFor(() => expect(result.current.response).toBe('answer to a'));
});

test('a question that fails leaves the answer before it standing', async () => {
  const { result, rerender } = renderAnswers((question) =>
    question === 'b' ? Promise.reject(new Error('no')) : Promise.resolve(`answer to ${question}`),
  );
  await waitFor(() => expect(result.current.response).toBe('answer to a'));
  rerender({ question: 'b' });
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.response).toBe('answer to a');
});

test('only what is left when the fingers rest is asked', async () => {
  const ask = vi.fn((question: string) => Promise.resolve(`answer to ${question}`));
  const { result, rerender } = renderAnswers(ask);
  await waitFor(() => expect(result.current.response).toBe('answer to a'));
  for (const question of ['ab', 'abc', 'abcd']) act(() => rerender({ question }));
  await waitFor(() => expect(result.current.response).toBe('answer to abcd'));
  expect(ask.mock.calls.map(([question]) => question)).toEqual(['a', 'abcd']);
});
