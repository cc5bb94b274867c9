import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addPlace, announce } from './announce';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Mounts a live region; returns its removal. */
function placeIn(parent: HTMLElement) {
  const element = document.createElement('p');
  element.dataset['said'] = '';
  parent.append(element);
  return { element, leave: addPlace(element) };
}

test('announcements before a live region are made once it is ready, and do not stay', () => {
  announce('Sem sinal.');
  const { element, leave } = placeIn(document.body);
  expect(element).toHaveTextContent('');
  vi.advanceTimersByTime(500);
  expect(element).toHaveTextContent('Sem sinal.');
  vi.advanceTimersByTime(1500);
  expect(element).toHaveTextContent('');
  leave();
});

test('two things at once are both said', () => {
  const { element, leave } = placeIn(document.body);
  vi.advanceTimersByTime(500);
  announce('Um.');
  announce('Dois.');
  expect(element).toHaveTextContent('Um. Dois.');
  leave();
});

test('announcements go to the innermost dialog, and pending ones disappear with it', () => {
  const page = placeIn(document.body);
  vi.advanceTimersByTime(500);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  const inner = placeIn(dialog);
  announce('Só aqui.');
  expect(page.element).toHaveTextContent('');
  inner.leave();
  dialog.remove();
  vi.advanceTimersByTime(1000);
  expect(page.element).toHaveTextContent('');
  page.leave();
});
