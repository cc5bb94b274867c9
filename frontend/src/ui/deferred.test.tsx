import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.unmock('@/ui/deferred');

let { Deferred } = await import('./deferred');
let { isDrawing, leaveFirstScreen } = await import('@/lib/first-screen');

// Leaving the first screen is final for a loaded module.
beforeEach(async () => {
  vi.resetModules();
  ({ Deferred } = await import('./deferred'));
  ({ isDrawing, leaveFirstScreen } = await import('@/lib/first-screen'));
});

const shown: string[] = [];
/** Whether something was being drawn by the time that each was. */
const during: boolean[] = [];
function Shown({ name }: { name: string }) {
  shown.push(name);
  during.push(isDrawing());
  return <p>{name}</p>;
}
afterEach(() => {
  shown.splice(0);
  during.splice(0);
});

function show() {
  return render(
    <Deferred fallback={<Shown name="a caminho" />}>
      <Shown name="conteúdo" />
    </Deferred>,
  );
}

test('on the first screen something stands in until the content is drawn', () => {
  show();
  expect(shown).toEqual(['a caminho', 'conteúdo']);
  expect(screen.getByText('conteúdo')).toBeTruthy();
  expect(screen.queryByText('a caminho')).toBeNull();
});

test('code for later waits until the content is drawn', () => {
  show();
  expect(during).toEqual([false, true]);
  expect(isDrawing()).toBe(false);
});

test('on later screens the content is drawn at once', () => {
  leaveFirstScreen();
  show();
  expect(shown).toEqual(['conteúdo']);
});
