// Page object of the file sheet, and readers of file contents.
import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

/** Sheet of a document or spreadsheet. */
export const fileSheet = (page) => {
  const box = page.getByRole('dialog', { name: /^(Documento|Planilha)$/ });
  return {
    box,
    send: box.getByRole('button', { name: 'Enviar no WhatsApp' }),
    choose: (format) => box.getByText(format, { exact: true }).click(),
    close: async () => {
      await box.getByRole('button', { name: 'Fechar' }).click();
      await box.waitFor({ state: 'hidden' });
    },
    /** Downloads the file: its name and bytes. */
    async download(name) {
      await box.getByText(name).waitFor();
      const coming = page.waitForEvent('download');
      await box.getByRole('button', { name: /^Baixar/ }).click();
      const download = await coming;
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
  };
};

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** XML of all parts of a spreadsheet, found by the zip's central directory. */
export function textOfXlsx(bytes) {
  const end = bytes.lastIndexOf(Buffer.from(new Uint32Array([END]).buffer));
  const parts = [];
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === ENTRY) {
    const [packed, name, extra, comment] = [20, 28, 30, 32].map((field) =>
      field === 20 ? bytes.readUInt32LE(at + field) : bytes.readUInt16LE(at + field),
    );
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    parts.push((bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return parts.join('\n');
}
