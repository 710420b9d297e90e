/**
 * `npm run bench:imports`: waiting times of readers while another user imports 10,000 students. Starts the
 * built server on an embedded database with 10,000 students and 40,000 activities. Ten people read their lists
 * and dashboards, first alone, then while the rows are stored. `npm run bench:imports -- 1000` imports 1,000.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fillSmall } from './fillSmall.mjs';
import { logIn } from './logIn.mjs';
import { startProduct, temporaryFolder } from './product.mjs';
import { logInReaders, measureReaders, printWaits, secondsFromNow } from './readers.mjs';

const ROWS = Number(process.argv[2] ?? 10_000);
const QUIET_SECONDS = 10;

const dataDir = join(temporaryFolder(), 'data');
const accounts = fillSmall(dataDir);
const product = await startProduct({ dataDir, demoData: false });
const importer = await logIn(product.url, accounts.super_admin[0], accounts.password);
const readers = await logInReaders(product.url, accounts);

const rows = Array.from({ length: ROWS }, (_, index) => ({
  number: index + 2,
  seen: null,
  values: {
    nim: String(9_900_000_000 + index),
    name: `Mahasiswa Impor ${index}`,
    email: `impor${index}@kampus.example`,
    phone_number: `0812${String(index).padStart(8, '0')}`,
    place_of_birth: 'Bandung',
    address: `Jalan Dago Nomor ${index}, Bandung`,
    academic_year: '2025/2026',
  },
}));

console.log(`load before: ${loadavg()[0]}`);
printWaits('readers alone', await measureReaders(readers, secondsFromNow(QUIET_SECONDS)));
let isStored = false;
const startedAt = performance.now();
const stored = fetch(`${product.url}/api/imports/students`, {
  method: 'POST',
  headers: {
    authorization: `Bearer ${importer.access_token}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ update_existing: false, rows }),
}).then(async (answer) => {
  const { data } = await answer.json();
  isStored = true;
  const seconds = (performance.now() - startedAt) / 1000;
  return `${answer.status}, ${data?.added} students added in ${seconds.toFixed(1)} s`;
});
printWaits('readers during the import', await measureReaders(readers, () => isStored));
console.log(`import: ${await stored}`);
console.log(`load after: ${loadavg()[0]}`);
await product.stop();
