import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileAt, spreadsheetOf } from '@/api/file-download';
import { createQueryClient } from '@/api/query';
import { ORIGIN, on, problem, startServer } from '@/test/msw';
import { FileButton } from '@/components/files/file-button';
import { SpreadsheetButton } from '@/components/files/spreadsheet-button';
import { setupUser } from '@/test/user';

const URL_OF_IT = '/api/driver-payments/7/settlement.pdf';
const server = startServer();
let requestCount = 0;

function pdf(): Response {
  requestCount += 1;
  return new HttpResponse('%PDF-1.7', {
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename="acerto-7.pdf"' },
  });
}

beforeEach(() => {
  requestCount = 0;
  server.use(on('get', URL_OF_IT, pdf));
});

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

/** Records downloads by name and opened addresses. */
function watchDevice(able: object = {}) {
  for (const [name, value] of Object.entries(able)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  const downloads: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  return { downloads, opened: () => opened.mock.calls.map(([url]) => String(url)) };
}

async function openSheet() {
  const user = setupUser();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FileButton label="Acerto em PDF" title="Acerto nº 7" file={fileAt(URL_OF_IT)} />
    </QueryClientProvider>,
  );
  expect(requestCount).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Acerto em PDF' }));
  return user;
}

const send = () => screen.findByRole('button', { name: 'Enviar no WhatsApp' });

test('the file is fetched whenever the sheet opens', async () => {
  watchDevice();
  const user = await openSheet();
  expect(await screen.findByText('acerto-7.pdf')).toBeTruthy();
  expect(requestCount).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Acerto em PDF' }));
  await waitFor(() => expect(requestCount).toBe(2));
});

test('nothing can be sent before the file is there', async () => {
  let come: (() => void) | undefined;
  const here = new Promise<void>((done) => (come = done));
  server.use(http.get(`${ORIGIN}${URL_OF_IT}`, async () => (await here, await delay(0), pdf())));
  watchDevice();
  await openSheet();
  expect(await send()).toBeDisabled();
  expect(screen.getByText('Preparando o PDF…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Baixar PDF' })).toBeDisabled();
  come?.();
  await waitFor(async () => expect(await send()).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Abrir' })).toBeEnabled();
});

test('where the device takes files it is given the file, and nothing else happens', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  const device = watchDevice({ share, canShare: () => true });
  const user = await openSheet();
  await screen.findByText('acerto-7.pdf');
  await user.click(await send());
  const [given] = share.mock.calls[0] as [{ files: File[]; title: string }];
  expect(given.title).toBe('Acerto nº 7');
  expect(given.files.map(({ name, type }) => [name, type])).toEqual([['acerto-7.pdf', 'application/pdf']]);
  expect(await given.files[0]?.text()).toBe('%PDF-1.7');
  expect(device.downloads).toEqual([]);
  expect(device.opened()).toEqual([]);
});

test('where it does not, the file is downloaded and WhatsApp opens with a text', async () => {
  const share = vi.fn();
  const device = watchDevice({ share, canShare: () => false });
  const user = await openSheet();
  expect(await screen.findByText(/Anexe o arquivo na conversa/)).toBeTruthy();
  await user.click(await send());
  expect(share).not.toHaveBeenCalled();
  expect(device.downloads).toEqual(['acerto-7.pdf']);
  expect(device.opened()).toEqual([
    `https://wa.me/?text=${encodeURIComponent('Acerto nº 7: o PDF vai junto nesta conversa.')}`,
  ]);
});

test('WhatsApp is the first way where it can attach, and the download where it cannot', async () => {
  const ways = () => screen.getAllByRole('button', { name: /WhatsApp|Baixar|Abrir/ }).map((way) => way.textContent);
  watchDevice({ share: vi.fn(), canShare: () => true });
  const user = await openSheet();
  await screen.findByText('acerto-7.pdf');
  expect(ways()).toEqual(['Enviar no WhatsApp', 'Baixar PDF', 'Abrir']);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  watchDevice({ canShare: () => false });
  await user.click(screen.getByRole('button', { name: 'Acerto em PDF' }));
  await screen.findByText('acerto-7.pdf');
  expect(ways()).toEqual(['Baixar PDF', 'Abrir', 'Enviar no WhatsApp']);
});

test('a device that refuses is not asked twice; one that was closed is', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const device = watchDevice({ share, canShare: () => true });
  const user = await openSheet();
  await screen.findByText('acerto-7.pdf');
  await user.click(await send());
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await send());
  expect((await screen.findByRole('alert')).textContent).toContain('não deixou enviar direto');
  await user.click(await send());
  expect(share).toHaveBeenCalledTimes(2);
  expect(device.downloads).toEqual(['acerto-7.pdf']);
});

test('it is downloaded under its name, and opened in a tab', async () => {
  const device = watchDevice();
  const user = await openSheet();
  await screen.findByText('acerto-7.pdf');
  await user.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  expect(device.downloads).toEqual(['acerto-7.pdf']);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(device.opened()).toEqual([expect.stringMatching(/^blob:/)]);
});

test('a refusal of the record is shown in the words of the server, without a retry', async () => {
  const detail = 'O acerto nº 7 não tem saldo pago: o recibo sai depois do pagamento.';
  server.use(on('get', URL_OF_IT, problem(409, 'not_paid', { detail })));
  watchDevice();
  await openSheet();
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Baixar PDF' })).toBeNull();
});

test('a failed fetch has a message about the file, and can be retried without losing the focus', async () => {
  server.use(on('get', URL_OF_IT, problem(500, 'internal')));
  watchDevice();
  const user = await openSheet();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByRole('alert').textContent).toContain('O servidor não conseguiu fazer o arquivo.');
  server.use(on('get', URL_OF_IT, pdf));
  await user.click(again);
  expect(await screen.findByText('acerto-7.pdf')).toBeTruthy();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

test('what does not exist any more is not asked for again', async () => {
  const detail = 'Este registro não existe mais.';
  server.use(on('get', URL_OF_IT, problem(404, 'not_found', { detail })));
  watchDevice();
  await openSheet();
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('closing gives the focus back to the button', async () => {
  watchDevice();
  const user = await openSheet();
  await screen.findByText('acerto-7.pdf');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.getByRole('button', { name: 'Acerto em PDF' })).toHaveFocus();
});

describe('a list', () => {
  const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  async function openList() {
    const kinds = { xlsx: EXCEL, csv: 'text/csv; charset=utf-8' };
    server.use(
      on('get', '/api/fuel', ({ search }) => {
        const format = search.get('format') === 'csv' ? 'csv' : 'xlsx';
        const name = `abastecimentos-2026-11-21.${format}`;
        return new HttpResponse(format, {
          headers: { 'Content-Type': kinds[format], 'Content-Disposition': `attachment; filename="${name}"` },
        });
      }),
    );
    const user = setupUser();
    const list = { items: [1], spreadsheet: spreadsheetOf(['/api/fuel?q=trevo&limit=30', 7]) };
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SpreadsheetButton title="Abastecimentos" list={list} />
      </QueryClientProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Planilha' }));
    return user;
  }

  test('is shared as the type that devices know, in the format chosen', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    watchDevice({ share, canShare: () => true });
    const user = await openList();
    await screen.findByText('abastecimentos-2026-11-21.xlsx');
    await user.click(await send());
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    await screen.findByText('abastecimentos-2026-11-21.csv');
    await user.click(await send());
    const given = share.mock.calls.flatMap(([{ files }]) => files as File[]);
    expect(given.map(({ name, type }) => [name.split('.')[1], type])).toEqual([
      ['xlsx', EXCEL],
      ['csv', 'text/csv'],
    ]);
  });

  test('is downloaded where a device takes only some formats, and has nothing to be opened with', async () => {
    const able = ({ files }: { files: File[] }) => files[0]?.type === 'text/csv';
    const device = watchDevice({ share: vi.fn(), canShare: able });
    const user = await openList();
    expect(await screen.findByText(/não anexa a planilha/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Abrir' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Baixar' }));
    expect(device.downloads).toEqual(['abastecimentos-2026-11-21.xlsx']);
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    await screen.findByText('abastecimentos-2026-11-21.csv');
    expect(screen.queryByText(/não anexa a planilha/)).toBeNull();
  });
});
