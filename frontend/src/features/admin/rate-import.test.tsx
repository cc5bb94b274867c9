import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { RateInput } from '@/api/types';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { importedRates, somePreview } from './rate-fixtures';

const address = '/admin?tab=rates&kind=minimum_freight&import=1';
const server = startServer(
  signedIn({ id: 7, isMaster: true }),
  on('get', '/api/admin/rates', pageOf([importedRates()])),
  on('post', '/api/admin/rates/preview', somePreview()),
);

beforeEach(() => setWidth(1280));

const look = () => screen.getByRole('button', { name: 'Ver o que muda' });

async function paste(csv = 'valid_from,act\n2026-11-20,Portaria SUROC 30/2026', source = 'DOU de 19/11/2026') {
  const person = renderApp(address);
  const box = await screen.findByLabelText('Texto da tabela');
  await person.click(box);
  await person.paste(csv);
  await person.type(screen.getByLabelText('De onde vêm os valores'), source);
  return { person, box };
}

test('the change is seen before it is stored, and stored as it was seen', async () => {
  const sent: { path: string; body: unknown; key: string | null }[] = [];
  server.use(
    on('post', '/api/admin/rates/preview', ({ path, body, headers }) => {
      sent.push({ path, body, key: headers.get('Idempotency-Key') });
      return somePreview();
    }),
    on('post', '/api/admin/rates', ({ path, body, headers }) => {
      sent.push({ path, body, key: headers.get('Idempotency-Key') });
      return importedRates();
    }),
  );
  const { person } = await paste();
  await person.click(screen.getByRole('checkbox', { name: /^Texto oficial/ }));
  await person.click(look());
  const preview = within(await screen.findByRole('region', { name: 'Portaria SUROC 30/2026, desde 20/11/2026' }));
  expect(preview.getByText('2 valores mudam, 270 linhas ficam como estão.')).toBeVisible();
  expect(preview.getByText('Comparada com Portaria SUROC 22/2026, desde 30/09/2026.')).toBeVisible();
  const row = within(preview.getByText('Tabela A · Carga geral · 6 eixos · CCD').closest('tr')!);
  expect(row.getByText('7,5347')).toBeVisible();
  expect(row.getByText('7,9001')).toBeVisible();
  expect(preview.getByText('não havia')).toBeVisible();
  expect(preview.queryByText(/transcrita/)).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['/api/admin/rates/preview']);
  await person.click(preview.getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=rates&kind=minimum_freight'));
  const body: RateInput = {
    kind: 'minimum_freight',
    csv: 'valid_from,act\n2026-11-20,Portaria SUROC 30/2026',
    source: 'DOU de 19/11/2026',
    official: true,
  };
  expect(sent.map((one) => one.body)).toEqual([body, body]);
  expect(sent[0]!.key).not.toBe(sent[1]!.key);
  expect((await screen.findAllByText('Tabela gravada'))[0]).toBeVisible();
  expect(localStorage.getItem('draft:7:rates:minimum_freight')).toBeNull();
});

test('whatever is typed after the preview has to be looked at again', async () => {
  const { person, box } = await paste();
  await person.click(look());
  expect(await screen.findByRole('button', { name: 'Gravar' })).toBeVisible();
  expect(screen.getByText('Vai aparecer como transcrita, não oficial.')).toBeVisible();
  await person.type(box, '9');
  expect(screen.queryByRole('button', { name: 'Gravar' })).toBeNull();
  await person.type(box, '{Backspace}');
  await person.click(screen.getByRole('checkbox', { name: /^Texto oficial/ }));
  expect(screen.queryByRole('button', { name: 'Gravar' })).toBeNull();
});

test('every bad line of the file is listed, and nothing can be stored', async () => {
  const errors = ['Linha 3: eixos fora do possível.', 'Linha 12: “abc” não é um número.'].map((message) => ({
    field: 'csv',
    code: 'invalid',
    message,
  }));
  server.use(on('post', '/api/admin/rates/preview', problem(422, 'validation', { errors })));
  const { person, box } = await paste();
  await person.click(look());
  const lines = within(await screen.findByRole('list', { name: 'Problemas por linha' }));
  expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual(errors.map(({ message }) => message));
  expect(screen.getByText('2 linhas com problema:')).toBeVisible();
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Gravar' })).toBeNull();
  await person.type(box, '9');
  expect(screen.queryByRole('list', { name: 'Problemas por linha' })).toBeNull();
});

test('an error of the source is shown at the source; one of no field, above the buttons', async () => {
  server.use(
    on('post', '/api/admin/rates/preview', () =>
      problem(422, 'validation', { errors: [{ field: 'source', code: 'required', message: 'Diga a fonte.' }] }),
    ),
  );
  const { person } = await paste();
  await person.click(look());
  await waitFor(() => expect(screen.getByLabelText('De onde vêm os valores')).toBeInvalid());
  expect(screen.getByText('Diga a fonte.')).toBeVisible();
  server.use(on('post', '/api/admin/rates/preview', problem(500, 'internal')));
  await person.type(screen.getByLabelText('De onde vêm os valores'), '.');
  await person.click(look());
  expect(await screen.findByRole('alert')).toHaveTextContent('O servidor falhou');
});

test('nothing is sent without text and source', async () => {
  server.use(on('post', '/api/admin/rates/preview', () => expect.unreachable('it was sent')));
  const person = renderApp(address);
  await screen.findByLabelText('Texto da tabela');
  await person.click(look());
  expect(await screen.findByText('Escolha o arquivo ou cole o texto dele.')).toBeVisible();
  expect(screen.getByText('Diga de onde vêm os valores.')).toBeVisible();
});

test('a file fills the text, decoded by its own charset', async () => {
  const person = renderApp(address);
  const input = await screen.findByLabelText('Arquivo CSV');
  // "Resolução" as Excel writes it in Brazil, with its line ends.
  const bytes = new Uint8Array(
    [...'Resolu'].map((letter) => letter.charCodeAt(0)).concat(0xe7, 0xe3, 0x6f, 13, 10, 65),
  );
  await person.upload(input, new File([bytes], 'ato.csv', { type: 'text/csv' }));
  await waitFor(() => expect(screen.getByLabelText('Texto da tabela')).toHaveValue('Resolução\nA'));
  expect(screen.getByText('ato.csv: 2 linhas.')).toBeVisible();
  await person.upload(input, new File(['Resolução; ação'], 'outro.csv', { type: 'text/csv' }));
  await waitFor(() => expect(screen.getByLabelText('Texto da tabela')).toHaveValue('Resolução; ação'));
});

test('a workbook is refused before it is sent', async () => {
  const person = renderApp(address);
  const input = await screen.findByLabelText('Arquivo CSV');
  await person.upload(input, new File(['PK\u0003\u0004'], 'ato.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/Isto é uma planilha/)).toBeVisible();
  expect(screen.getByLabelText('Texto da tabela')).toHaveValue('');
});

test('many changes are folded by their first word, counted and found by a search', async () => {
  const changes = ['A', 'B'].flatMap((table) =>
    Array.from({ length: 20 }, (_, n) => ({
      cell: `Tabela ${table} · Granel sólido · linha ${n + 1}`,
      before: '1,0',
      after: `${n},5`,
    })),
  );
  server.use(on('post', '/api/admin/rates/preview', somePreview({ changes, unchanged: 1 })));
  const { person } = await paste();
  await person.click(look());
  expect(await screen.findByText('40 valores mudam, 1 linha fica como está.')).toBeVisible();
  expect(screen.getAllByText('20 valores mudam')).toHaveLength(2);
  await person.click(screen.getByText('Tabela A', { selector: 'summary *' }));
  expect(screen.getByRole('table', { name: 'Tabela A' })).toBeVisible();
  await person.type(screen.getByRole('searchbox', { name: 'Buscar tabela, carga ou eixos' }), 'solido linha 17');
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: 'Tabela B' })).getAllByRole('row')).toHaveLength(2),
  );
  expect(screen.getAllByText('Granel sólido · linha 17')).toHaveLength(2);
});

test('whether a file with the same values is worth storing is for the server to say', async () => {
  const message = 'Nada muda: esta tabela já está aqui.';
  server.use(
    on('post', '/api/admin/rates/preview', somePreview({ changes: [], unchanged: 272 })),
    on(
      'post',
      '/api/admin/rates',
      problem(422, 'validation', { errors: [{ field: 'csv', code: 'nothing_changes', message }] }),
    ),
  );
  const { person } = await paste();
  await person.click(look());
  expect(await screen.findByText('Nenhum valor muda, 272 linhas ficam como estão.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Gravar' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gravar' })).toBeNull();
  expect(screen.getByLabelText('Texto da tabela')).toHaveFocus();
});

test('pasted text is restored on return, and can be discarded', async () => {
  const key = 'draft:7:rates:minimum_freight';
  const { person } = await paste('a,b');
  await waitFor(() => expect(localStorage.getItem(key)).toContain('DOU de 19/11/2026'));
  await person.click(screen.getByRole('link', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('link', { name: 'Importar tabela' }));
  expect(await screen.findByText('Recuperamos o que você tinha começado a preencher.')).toBeVisible();
  expect(screen.getByLabelText('Texto da tabela')).toHaveValue('a,b');
  await person.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(screen.getByLabelText('Texto da tabela')).toHaveValue('');
});

test('who is no master does not get here', async () => {
  server.use(signedIn({ id: 7, isMaster: false }));
  renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
});
