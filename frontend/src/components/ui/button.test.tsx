import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button';

test('a button that waited has the focus again', () => {
  const { rerender } = render(<Button>Recebi</Button>);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Button busy>Recebi</Button>);
  // Behaviour of browsers with a disabled button.
  button.blur();
  rerender(<Button>Recebi</Button>);
  expect(button).toHaveFocus();
});

test('a focus that went elsewhere meanwhile stays there', () => {
  const page = (busy: boolean) => (
    <>
      <Button busy={busy}>Recebi</Button>
      <input aria-label="Buscar" />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  screen.getByLabelText('Buscar').focus();
  rerender(page(false));
  expect(screen.getByLabelText('Buscar')).toHaveFocus();
});
