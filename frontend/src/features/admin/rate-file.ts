/** Reading the file of a table as text, whatever program wrote it. */

/** More than this the server does not take. */
const MOST_BYTES = 200_000;

/** Content of a file, or the reason why it cannot be a table. */
export type FileText = { text: string; trouble: null } | { text: null; trouble: string };

function refused(trouble: string): FileText {
  return { text: null, trouble };
}

/** UTF-8 where it is that; else what Excel writes in Brazil, Windows-1252. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a chosen file. A workbook, or anything else that is no text, is told by its first bytes. */
export async function readTable(file: File): Promise<FileText> {
  if (file.size > MOST_BYTES) return refused('Arquivo grande demais: uma tabela tem no máximo 200 kB.');
  const bytes = await file.arrayBuffer();
  // A text box knows only one kind of line end.
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  if (text.startsWith('PK')) return refused('Isto é uma planilha. No Excel, salve como CSV e escolha o arquivo salvo.');
  if (text.includes('\0')) return refused('Este arquivo não é um texto CSV.');
  if (text.trim() === '') return refused('O arquivo está vazio.');
  return { text, trouble: null };
}
