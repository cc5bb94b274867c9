import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useVisibleRecords } from '@/api/deletion';
import { createQueryClient } from '@/api/query';
import { useDeletePlan } from './plan-queries';

const [LINE, OTHER] = [{ id: 4 }, { id: 5 }];

test('a deleted line of the plan leaves every list that shows it, and is back in all when that is undone', () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const use = () => ({
    deletion: useDeletePlan(LINE.id),
    lists: [
      useVisibleRecords('/api/maintenance/plans')([LINE, OTHER]),
      useVisibleRecords('/api/maintenance/due?state=soon')([LINE, OTHER]),
      useVisibleRecords('/api/maintenance')([LINE, OTHER]),
    ],
  });
  const { result } = renderHook(use, { wrapper });
  let undo = () => {};
  act(() => {
    undo = result.current.deletion.schedule({ onSend: () => undefined, onSettled: () => undefined });
  });
  expect(result.current.lists).toEqual([[OTHER], [OTHER], [LINE, OTHER]]);
  expect(result.current.deletion.isDeleted).toBe(true);
  act(() => undo());
  expect(result.current.lists).toEqual([
    [LINE, OTHER],
    [LINE, OTHER],
    [LINE, OTHER],
  ]);
  expect(result.current.deletion.isDeleted).toBe(false);
});
