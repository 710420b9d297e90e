/**
 * `npm run bench:letters`: how long the office waits for the PDF of a letter while students ask for theirs. Starts
 * the built server on an embedded database, makes letters for ten students and two more where it has no LibreOffice, and
 * starts it again with LibreOffice, so that no PDF is kept. The office asks alone; then all students ask at once, and the
 * office for another letter; then all ask again.
 * `npm run bench:letters -- 40` takes 40 students.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillSmall } from './fillSmall.mjs';
import { logIn } from './logIn.mjs';
import { percentile } from './percentile.mjs';
import { startProduct, temporaryFolder } from './product.mjs';

const STUDENTS = Number(process.argv[2] ?? 10);
const OFFICE_LATER_MS = 500;

const dataDir = join(temporaryFolder(), 'data');
const accounts = fillSmall(dataDir, String(STUDENTS + 2));
const { SOFFICE_PATH } = process.env;

process.env.SOFFICE_PATH = '/no-such-office';
const maker = await startProduct({ dataDir });
const { office, students } = await logInAll(maker.url);
for (const student of students) {
  const { data } = await (
    await fetch(`${maker.url}/api/student/internships`, { headers: student.headers })
  ).json();
  const [{ id }] = data;
  student.letter = await makeLetter(maker.url, office, id);
}
await maker.stop();

if (SOFFICE_PATH === undefined) delete process.env.SOFFICE_PATH;
else process.env.SOFFICE_PATH = SOFFICE_PATH;
const product = await startProduct({ dataDir });
const people = await logInAll(product.url);
people.students.forEach((student, index) => {
  student.letter = students[index].letter;
});
// The office asks for letters of its own.
people.office.letter = people.students.pop().letter;
print('alone: office', [await askFor(people.office)]);
people.office.letter = people.students.pop().letter;
for (const round of ['nothing kept', 'everything kept']) {
  const asked = people.students.map((student) => askFor(student));
  await pause(OFFICE_LATER_MS);
  print(`${round}: office`, [await askFor(people.office)]);
  print(`${round}: ${STUDENTS} students`, await Promise.all(asked));
}
await product.stop();

async function logInAll(url) {
  const headersOf = async (identifier) => {
    const { access_token } = await logIn(url, identifier, accounts.password);
    return { authorization: `Bearer ${access_token}` };
  };
  const found = [];
  for (const identifier of accounts.student) found.push({ headers: await headersOf(identifier) });
  return { office: { headers: await headersOf(accounts.super_admin[0]) }, students: found };
}

async function makeLetter(url, { headers }, placement) {
  const answer = await fetch(`${url}/api/letters`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'introduction',
      date: '2026-11-28',
      signatory_name: 'Dr. Ratna Dewi, M.Kom.',
      signatory_position: 'Ketua Jurusan',
      groups: [[placement]],
    }),
  });
  const { data } = await answer.json();
  return data.letter_ids[0];
}

/** The time until the PDF, and the last status. */
async function askFor({ headers, letter }) {
  const startedAt = performance.now();
  for (;;) {
    const answer = await fetch(`${product.url}/api/letters/${letter}/file?format=pdf`, { headers });
    await answer.arrayBuffer();
    // It waits for its turn.
    if (answer.status === 202) continue;
    return { ms: performance.now() - startedAt, status: answer.status };
  }
}

function print(who, answers) {
  const times = answers.map(({ ms }) => ms);
  const [p50, max] = [50, 100].map((percent) => (percentile(times, percent) / 1000).toFixed(1));
  const refused = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
  const words = refused.length > 0 ? `, refused: ${refused.join(' ')}` : '';
  console.log(`${who}: p50 ${p50} s, longest ${max} s${words}`);
}
