import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { ApiList } from '@/api/list';
import { ListFrame } from './list-frame';

const drawing = vi.hoisted(() => ({ isDone: false }));
vi.mock('@/ui/deferred', () => ({
  Deferred: ({ fallback, children }: { fallback: unknown; children: unknown }) =>
    drawing.isDone ? children : fallback,
  useDrawn: () => drawing.isDone,
}));

const list = { items: [{ id: 1 }], hasMore: true, isPending: false, error: null } as unknown as ApiList<{ id: number }>;

function renderList() {
  return render(
    <MemoryRouter>
      <ListFrame caption="Fretes" list={list} filters={{ active: false }} noneYet={null} noneFound={null}>
        {() => <p>rows</p>}
      </ListFrame>
    </MemoryRouter>,
  );
}

test('the way to more rows comes with the rows, not below their skeleton', () => {
  drawing.isDone = false;
  const { unmount } = renderList();
  expect(screen.getByRole('status', { name: 'Carregando' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  unmount();
  drawing.isDone = true;
  renderList();
  expect(screen.getByText('rows')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mostrar mais' })).toBeTruthy();
});
