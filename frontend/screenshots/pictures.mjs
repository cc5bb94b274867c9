// Pictures of the README, the landing page and the manifest, taken from the app. BOLEIA_BIN names the server.
import { join } from 'node:path';
import { openStage } from '../demo/stage.mjs';
import { desktop, phone } from '../e2e/browser.mjs';
import { queueEntries } from './road.mjs';
import { complete, paint, watchRequests } from '../e2e/visit.mjs';

const root = join(import.meta.dirname, '../..');
const landing = 'frontend/src/features/landing/pictures';
const store = 'frontend/public/screens';
/** Small files: the landing page is loaded over mobile data. */
const readme = { type: 'webp', quality: 80 };
const light = { type: 'webp', quality: 37 };
/** Shown by the system's installation dialog. */
const shop = { type: 'webp', quality: 50 };
/** Higher resolution for high-density screens. */
const sharpPhone = { ...phone, deviceScaleFactor: 1.75 };
const storePhone = { ...phone, deviceScaleFactor: 2 };

/** The proofs of the landing page (`features/landing/proofs.tsx`). */
const proofs = [
  { name: 'offline', path: () => '/dashboard', act: queueEntries },
  { name: 'settlement', path: ({ settlement }) => `/driver-payments?id=${settlement}` },
  { name: 'waiting-time', path: ({ waiting }) => `/freights?id=${waiting}&claim=1` },
  { name: 'tax-year', path: () => '/finances?tab=year' },
];

const pictures = [
  { file: 'docs/img/dashboard.webp', path: () => '/dashboard', device: desktop, ...readme },
  { file: 'docs/img/freight-phone.webp', path: underWay, device: phone, ...readme },
  ...['light', 'dark'].flatMap((theme) => [
    { file: `${landing}/dashboard-${theme}.webp`, path: () => '/dashboard', device: sharpPhone, theme, ...light },
    { file: `${landing}/freight-${theme}.webp`, path: underWay, device: sharpPhone, theme, ...light },
    ...proofs.map(({ name, ...proof }) => ({
      file: `${landing}/${name}-${theme}.webp`,
      device: sharpPhone,
      theme,
      ...light,
      ...proof,
    })),
  ]),
  { file: `${store}/dashboard.webp`, path: () => '/dashboard', device: desktop, ...shop },
  { file: `${store}/finances.webp`, path: () => '/finances', device: desktop, ...shop },
  { file: `${store}/dashboard-phone.webp`, path: () => '/dashboard', device: storePhone, ...shop },
  { file: `${store}/freight-phone.webp`, path: underWay, device: storePhone, ...shop },
  { file: `${store}/fuel-phone.webp`, path: () => '/fuel', device: storePhone, ...shop },
];

function underWay(known) {
  return `/freights?id=${known.underWay}`;
}

const stage = await openStage();
try {
  for (const picture of pictures) await take(picture);
} finally {
  await stage.stop();
}

async function take({ file, path, device, theme = 'light', act, ...how }) {
  const context = await stage.open('owner', device);
  const page = await context.newPage();
  const requests = watchRequests(page);
  await page.goto(path(stage.known));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await complete(page);
  await requests.quiet();
  await act?.({ page });
  await paint(page, theme);
  await page.screenshot({ path: join(root, file), ...how });
  await context.close();
  console.log(file);
}
