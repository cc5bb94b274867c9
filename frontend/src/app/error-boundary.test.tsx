import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary, suppressDomRemovalErrors } from './error-boundary';
import { setupUser } from '@/test/user';

function Failing({ message }: { message: string }): never {
  throw new Error(message);
}

test('a page that fails to render is replaced by the fallback screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Failing message="boom" />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Algo deu errado' })).toBeTruthy();
  expect(screen.getByText('Um erro inesperado ocorreu. Tente recarregar a página.')).toBeTruthy();
  await setupUser().click(screen.getByRole('button', { name: 'Recarregar página' }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each(['removeChild', 'insertBefore'])('an error of %s does not show it: the page is drawn anew', (method) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let failures = 1;
  function Once() {
    if (failures > 0) {
      failures -= 1;
      throw new DOMException(`Failed to execute '${method}' on 'Node': not a child of this node.`, 'NotFoundError');
    }
    return <p>Inteira</p>;
  }
  render(
    <ErrorBoundary>
      <Once />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Inteira')).toBeTruthy();
  expect(screen.queryByText('Algo deu errado')).toBeNull();
});

test('a persistent element-removal error is shown after three remounts', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let renders = 0;
  function Always(): never {
    renders += 1;
    if (renders > 100) throw new Error('remounted without end');
    throw new DOMException("Failed to execute 'removeChild' on 'Node'.", 'NotFoundError');
  }
  render(
    <ErrorBoundary>
      <Always />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Algo deu errado')).toBeTruthy();
  expect(renders).toBeLessThan(20);
});

test('the next address resets the boundary in place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Pages() {
    const [page, setPage] = useState('/fuel');
    return (
      <>
        <button onClick={() => setPage('/freights')}>Fretes</button>
        <ErrorBoundary resetKey={page} renderFailed={() => <p>falhou</p>}>
          {page === '/fuel' ? <Failing message="boom" /> : <p>{page}</p>}
        </ErrorBoundary>
      </>
    );
  }
  render(<Pages />);
  expect(screen.getByText('falhou')).toBeTruthy();
  await setupUser().click(screen.getByRole('button', { name: 'Fretes' }));
  expect(screen.getByText('/freights')).toBeTruthy();
  expect(screen.queryByText('falhou')).toBeNull();
});

test('such an error is not reported by the window either, another one is', () => {
  const stop = suppressDomRemovalErrors();
  const fire = (message: string) => {
    const event = new ErrorEvent('error', { error: new Error(message), cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(fire("Failed to execute 'removeChild' on 'Node'")).toBe(true);
  expect(fire('boom')).toBe(false);
  stop();
});
