/** Ways for a text to leave the app: the device's own sheet, WhatsApp, the clipboard. */

/** Whether the device's sheet takes this file. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Opens the device's sheet, which only the tap itself may do. False when it could not be; whoever closed it meant to. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Long enough for another tab, or the folder of downloads, to have taken the file. */
const TAKEN_MS = 60_000;

function addressOf(file: File): string {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
  return url;
}

/** Puts the file into the downloads under its own name. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Shows the file in a tab of its own; where that is forbidden it is downloaded. */
export function openFile(file: File): void {
  if (window.open(addressOf(file), '_blank') === null) downloadFile(file);
}

/** Where no sheet takes files: the file to the downloads, and WhatsApp with a text it can be attached to. */
export function sendByHand(file: File, text: string): void {
  downloadFile(file);
  window.open(whatsAppUrl(text), '_blank', 'noopener');
}

/** The address that opens WhatsApp with the text written, to whom it is then chosen there. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Whether the device has a sheet of its own for sharing text. */
export function canShareText(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Opens the device's sheet. False when it could not be; whoever closed it meant to. */
export async function shareText(text: string): Promise<boolean> {
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Puts the text on the clipboard; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
