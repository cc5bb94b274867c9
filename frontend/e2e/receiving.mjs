// Payments of a freight: net of taxes in three taps, undone, then both parts.
import { freightPage } from './freight-pages.mjs';

/** "Recebi", "Descontaram impostos", "Confirmar" beside the figure. */
export async function receiveNet(visit) {
  const freight = freightPage(visit.page);
  const { amount, withhold, confirm } = await freight.receive('adiantamento');
  const whole = await amount.inputValue();
  await visit.page.getByText(/Líquido/).waitFor();
  // Every change requests a preview, which the user reads before confirming.
  const preview = visit.page.waitForResponse('**/pay/preview');
  await withhold();
  await preview;
  if ((await amount.inputValue()) === whole) throw new Error(`Taxes left the amount at ${whole}`);
  await visit.checkpoint('freight-receive-net');
  await confirm();
  await freight.undoReceipt('adiantamento').waitFor();
  await visit.page
    .getByText(/Descontaram INSS/)
    .first()
    .waitFor();
  await freight.undoReceipt('adiantamento').click();
  await visit.page.getByRole('button', { name: 'Recebi o adiantamento' }).waitFor();
}

/** Receives advance and balance. */
export async function receiveBoth(visit) {
  const freight = freightPage(visit.page);
  for (const part of ['adiantamento', 'saldo']) {
    const { dialog, confirm } = await freight.receive(part);
    await dialog.waitFor();
    if (part === 'adiantamento') await visit.checkpoint('freight-receive');
    await confirm();
    await freight.undoReceipt(part).waitFor();
  }
  await visit.page.getByText('Tudo recebido').waitFor();
  await visit.checkpoint('freight-received');
}
