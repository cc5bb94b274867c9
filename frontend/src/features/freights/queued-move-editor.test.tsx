import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someUser } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { storeEntry, mockSignedInUser, someMove, startOutbox } from '@/test/outbox';
import { QueuedMoveEditor } from './queued-move-editor';

const server = startServer();
startOutbox();

test('who keeps what was typed over a changed freight keeps the step too', async () => {
  const freight = someFreight({ status: 'in_transit', moves: ['loading', 'unloading'], version: 7 });
  const changed = { ...freight, version: 9 };
  const posted: ReceivedRequest[] = [];
  server.use(
    mockSignedInUser,
    on('get', '/api/freights/12', freight),
    on('post', '/api/freights/12/status', (seen) => {
      posted.push(seen);
      server.use(on('get', '/api/freights/12', changed));
      return posted.length === 1 ? problem(412, 'stale_version', { current: changed }) : changed;
    }),
  );
  const refusal = {
    status: 409,
    problem: { type: 'illegal_move', title: '', status: 409, current: freight } as const,
    at: '2026-11-20T13:07:00Z',
  };
  const entry = await storeEntry(someMove('loading'), { state: 'refused', refusal });
  const onDone = vi.fn<() => void>();
  const { user } = renderPage(
    () => <QueuedMoveEditor entry={entry} userId={someUser.id} onDone={onDone} />,
    '/freights',
  );
  const save = () => screen.findByRole('button', { name: /carreg/i });
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Atualizar e manter o que digitei' }));
  await user.click(await save());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(posted.map(({ body }) => (body as { status: string }).status)).toEqual(['loading', 'loading']);
});

test('a step is edited over the freight in its refusal, if that is newer than the cached one', async () => {
  const read = someFreight({ status: 'scheduled', moves: ['loading', 'in_transit'], version: 5 });
  const current = { ...read, status: 'in_transit' as const, moves: ['loading', 'unloading'] as const, version: 7 };
  const posted: ReceivedRequest[] = [];
  server.use(
    mockSignedInUser,
    on('get', '/api/freights/12', read),
    on('post', '/api/freights/12/status', (seen) => (posted.push(seen), read)),
  );
  const problemOfIt = { type: 'illegal_move', title: '', status: 409, current } as const;
  const refusal = { status: 409, problem: problemOfIt, at: '2026-11-20T13:07:00Z' };
  const move = someMove('loading');
  const body = { ...move.body, fromStatus: 'scheduled' };
  const entry = await storeEntry({ ...move, body }, { state: 'refused', refusal });
  const onDone = vi.fn<() => void>();
  const { user } = renderPage(
    () => <QueuedMoveEditor entry={entry} userId={someUser.id} onDone={onDone} />,
    '/freights',
  );
  await user.click(await screen.findByRole('button', { name: /carregar/i }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(posted[0]?.body).toMatchObject({ status: 'loading', fromStatus: 'scheduled', correct: true });
  expect(posted[0]?.headers.get('if-match')).toBe('"7"');
});

test('a correction that asked to be confirmed is changed as a correction, from the state before its step', async () => {
  const freight = someFreight({ status: 'completed', moves: ['unloading'], version: 7 });
  const posted: ReceivedRequest[] = [];
  server.use(
    mockSignedInUser,
    on('get', '/api/freights/12', freight),
    on('post', '/api/freights/12/status', (seen) => (posted.push(seen), freight)),
  );
  const warnings = [{ code: 'left_out:7', message: 'Se você confirmar, sai do frete: Descarregando, 18:00.' }];
  const refusal = {
    status: 422,
    problem: { type: 'confirmation_required', title: '', status: 422, warnings } as const,
    at: '2026-11-20T13:07:00Z',
  };
  const move = someMove('in_transit');
  const body = { ...move.body, fromStatus: 'loading', correct: true };
  const entry = await storeEntry({ ...move, body }, { state: 'refused', refusal, ifMatch: 7 });
  const onDone = vi.fn<() => void>();
  const { user } = renderPage(
    () => <QueuedMoveEditor entry={entry} userId={someUser.id} onDone={onDone} />,
    '/freights',
  );
  // The question is in the form.
  expect(await screen.findByText('Se você confirmar, sai do frete: Descarregando, 18:00.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /trânsito|Sair carregado|Salvar/i }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(posted[0]?.body).toMatchObject({ status: 'in_transit', fromStatus: 'loading', correct: true });
  expect(posted[0]?.headers.get('if-match')).toBe('"7"');
});
