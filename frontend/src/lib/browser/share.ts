/** Sharing: share sheet, WhatsApp, clipboard, download. */

/** True if the share sheet accepts this file. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Opens the share sheet; needs a user gesture. False on failure; cancelling counts as success. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Lifetime of an object URL, in ms: long enough for another tab or the download. */
const OBJECT_URL_TTL_MS = 60_000;

function addressOf(file: File): string {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_TTL_MS);
  return url;
}

/** Downloads the file under its own name. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Opens the file in a new tab; if forbidden, downloads it. */
export function openFile(file: File): void {
  if (window.open(addressOf(file), '_blank') === null) downloadFile(file);
}

/** Without file sharing: downloads the file and opens WhatsApp with a text. */
export function downloadAndOpenWhatsApp(file: File, text: string): void {
  downloadFile(file);
  window.open(whatsAppUrl(text), '_blank', 'noopener');
}

/** Address that opens WhatsApp with a text; the recipient is chosen there. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** True if the share sheet accepts text. */
export function canShareText(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Opens the share sheet. False on failure; cancelling counts as success. */
export async function shareText(text: string): Promise<boolean> {
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies the text; false if the clipboard is forbidden. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
