import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { PaperSample } from '@/api/types';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import { setWidth } from '@/test/viewport';
import PdfTestPage from './pdf-test-page';

const server = startServer();
let requests: string[] = [];
let shown: MockInstance<typeof URL.createObjectURL>;

const samples: PaperSample[] = [
  { kind: 'receipt', title: 'Recibo' },
  { kind: 'settlement', title: 'Acerto de viagem' },
];

function pdf(path: string): Response {
  requests.push(path);
  const name = path.replace(/.*\//, 'amostra-');
  return new HttpResponse('%PDF-1.7', { headers: { 'Content-Disposition': `inline; filename="${name}"` } });
}

beforeEach(() => {
  requests = [];
  // happy-dom cannot render a blob; its address is asserted.
  Object.assign(Reflect.get(window, 'happyDOM').settings, {
    enableIframePageLoading: true,
    disableIframePageLoading: false,
  });
  shown = vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank');
  server.use(
    on('get', '/api/papers/samples', pageOf(samples)),
    on('get', '/api/papers/samples/:kind.pdf', ({ path }) => pdf(path)),
  );
});
afterEach(() => setWidth(1280));

test('on desktop the first is shown, and the choice is in the address', async () => {
  const { user, address } = renderPage(PdfTestPage, '/teste-pdf');
  const frame = await screen.findByTitle('Exemplo: Recibo');
  await waitFor(() => expect(frame.getAttribute('src')).toBe('about:blank#view=FitH&navpanes=0'));
  expect(shown.mock.calls).toEqual([[expect.objectContaining({ name: 'amostra-receipt.pdf' })]]);
  await user.click(screen.getByRole('link', { name: 'Acerto de viagem' }));
  expect(await screen.findByTitle('Exemplo: Acerto de viagem')).toBeTruthy();
  expect(address()).toBe('/teste-pdf?kind=settlement');
  expect(requests).toEqual(['/api/papers/samples/receipt.pdf', '/api/papers/samples/settlement.pdf']);
});

test('the sheet takes the file that is shown', async () => {
  const { user } = renderPage(PdfTestPage, '/teste-pdf?kind=settlement');
  await screen.findByTitle('Exemplo: Acerto de viagem');
  await user.click(screen.getByRole('button', { name: 'Enviar ou baixar' }));
  expect(await screen.findByText('amostra-settlement.pdf')).toBeTruthy();
  expect(requests).toEqual(['/api/papers/samples/settlement.pdf']);
});

test('on the phone there is no frame; "Abrir" opens the sheet, and closing it takes the choice away', async () => {
  setWidth(390);
  const { user, address } = renderPage(PdfTestPage, '/teste-pdf');
  await user.click(await screen.findByRole('link', { name: 'Abrir Acerto de viagem' }));
  expect(address()).toBe('/teste-pdf?kind=settlement');
  expect(await screen.findByText('amostra-settlement.pdf')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/teste-pdf');
});

test('a list that failed can be read again', async () => {
  server.use(on('get', '/api/papers/samples', problem(500, 'internal')));
  const { user } = renderPage(PdfTestPage, '/teste-pdf');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.use(on('get', '/api/papers/samples', pageOf(samples)));
  await user.click(again);
  expect(await screen.findByTitle('Exemplo: Recibo')).toBeTruthy();
});
