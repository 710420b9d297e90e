import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Database } from '@/server/db/database';
import { createLetterPdfs } from '@/server/letters/createLetterPdfs';
import { anOffice } from '@/server/testing/anOffice';
import { aLetter, anInternship, aStudent, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { testOnServer } from '@/server/testing/onServer';
import { textsInPdf } from '@/server/testing/plainPdf';
import { silentLog } from '@/server/testing/silentLog';
import { stampsInPdf } from '@/server/testing/stampsInPdf';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { keepPdf, selectMadeFrom } from './keptPdfs';

const newFolder = temporaryFolders();
const officeFolder = newFolder();
let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  const convert = `echo run >> "$(dirname "$0")/runs"; for file in "$@"; do case "$file" in
    *.docx) echo "$file" >> "$(dirname "$0")/documents"; name=$(basename "$file" .docx)
      sed "s/_name/$(printf %5s "$name")/" "$(dirname "$0")/page.pdf" > "$(dirname "$file")/$name.pdf" ;;
  esac; done`;
  app = await buildTestApp({
    config: { sofficePath: anOffice(officeFolder, convert), sofficeDir: newFolder() },
  });
  admin = await app.signIn((await aSuperAdmin(app.db)).user);
});
afterAll(() => app.close());

const get = (url: string, headers = admin) =>
  app.inject({ method: 'GET', url: `/api${url}`, headers });
const pdfOf = (id: number, headers = admin) => get(`/letters/${id}/file?format=pdf`, headers);

/** How many runs of LibreOffice, or documents that it has read. */
const counted = (what: 'runs' | 'documents'): number => {
  try {
    return readFileSync(join(officeFolder, what), 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
};

const keptOf = async (id: number) => (await selectMadeFrom(app.db, [id])).get(id);

test('sends a letter as PDF, and many as an archive of PDFs', async () => {
  const one = await aLetter(app.db);
  const two = await aLetter(app.db);
  const file = await pdfOf(one.id);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toMatch(/\.pdf$/);
  expect(textsInPdf(file.rawPayload)).toHaveLength(1);
  const archive = await get(`/letters/files?format=pdf&ids=${one.id},${two.id}`);
  const files = unzipSync(archive.rawPayload);
  const names = [one, two].map(({ number }) => `${number.replaceAll('/', '-')}.pdf`);
  expect(Object.keys(files)).toEqual(names);
  expect(Buffer.from(files[names[0] ?? ''] ?? [])).toEqual(file.rawPayload);
});

const cancel = (id: number) =>
  app.inject({
    ...{ method: 'POST', url: `/api/letters/${id}/cancel`, headers: admin },
    payload: { reason: 'Nama perusahaan salah.' },
  });
const stampsOf = (pdf: Uint8Array) => stampsInPdf(pdf, 'DIBATALKAN');

test('a cancelled letter is stamped in every format, and its kept PDF stays as it was', async () => {
  const [valid, cancelled] = [await aLetter(app.db), await aLetter(app.db)];
  const before = await pdfOf(cancelled.id);
  const keptBefore = await keptOf(cancelled.id);
  await cancel(cancelled.id);
  const runs = counted('runs');

  const stamped = await pdfOf(cancelled.id);
  expect([stampsOf(before.rawPayload), stampsOf(stamped.rawPayload)]).toEqual([0, 1]);
  const ids = `${valid.id},${cancelled.id}`;
  const printed = await get(`/letters/files?format=print&ids=${ids}`);
  expect(stampsOf(printed.rawPayload)).toBe(1);
  const archive = unzipSync((await get(`/letters/files?format=pdf&ids=${ids}`)).rawPayload);
  expect(Object.values(archive).map(stampsOf)).toEqual([0, 1]);
  expect(await keptOf(cancelled.id)).toBe(keptBefore);
  const { content } = await app.db
    .selectFrom('letter_pdfs')
    .select('content')
    .where('letter_id', '=', cancelled.id)
    .executeTakeFirstOrThrow();
  expect(content).toEqual(before.rawPayload);

  const documents = unzipSync((await get(`/letters/files?ids=${ids}`)).rawPayload);
  const stamps = Object.values(documents).map((document) =>
    Object.keys(unzipSync(document)).includes('word/simagang-stamp.xml'),
  );
  expect(stamps).toEqual([false, true]);
  // Only the PDF of the valid letter was still to be made.
  expect(counted('runs')).toBe(runs + 1);
});

test('prints letters as one PDF, in the order of their numbers', async () => {
  const one = await aLetter(app.db);
  const two = await aLetter(app.db);
  const three = await aLetter(app.db, { template_id: one.template_id });
  const ids = [three, two, one].map(({ id }) => id).join(',');
  const printed = await get(`/letters/files?format=print&ids=${ids}`);
  expect(printed.statusCode).toBe(200);
  expect(printed.headers['content-type']).toBe('application/pdf');
  expect(printed.headers['content-disposition']).toMatch(/surat-[\d-]+\.pdf$/);
  // The documents are made by templates: the first and the third letter, and then the second one.
  const [first = 0, ...others] = textsInPdf(printed.rawPayload).map(Number);
  expect(others).toEqual([first + 2, first + 1]);
});

test.each(['pdf', 'print'])('refuses more letters as %s than one run makes', async (format) => {
  const ids = Array.from({ length: 81 }, (_, index) => index + 1).join(',');
  const refused = await get(`/letters/files?format=${format}&ids=${ids}`);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.ids).toEqual(['Pilih paling banyak 80 surat.']);
});

test('says that PDFs need LibreOffice, also instead of half an archive', async () => {
  const { rendererDigest } = createLetterPdfs({
    ...{ program: 'no-such-office', folder: newFolder(), log: silentLog },
  });
  const without = jest
    .spyOn(app.services.letterPdfs, 'rendererDigest')
    .mockImplementation(rendererDigest);
  const { id } = await aLetter(app.db);
  for (const url of [`/letters/${id}/file?format=pdf`, `/letters/files?format=pdf&ids=${id}`]) {
    const refused = await get(url);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('PDF memerlukan LibreOffice di server');
  }
  without.mockRestore();
});

test('makes the PDF of a letter once, for the office and for its student', async () => {
  const person = await aStudent(app.db);
  const { id } = await aLetter(app.db, { student_id: person.id });
  const first = await pdfOf(id, await app.signIn(person.user));
  const before = counted('runs');
  expect((await pdfOf(id)).rawPayload).toEqual(first.rawPayload);
  expect((await get(`/letters/files?format=print&ids=${id}`)).statusCode).toBe(200);
  expect(counted('runs')).toBe(before);
});

test('sends a kept PDF without writing its document again', async () => {
  const [one, two] = [await aLetter(app.db), await aLetter(app.db)];
  await pdfOf(one.id);
  const write = jest.spyOn(app.services.letters, 'write');
  expect((await pdfOf(one.id)).statusCode).toBe(200);
  expect(write).not.toHaveBeenCalled();
  await get(`/letters/files?format=print&ids=${one.id},${two.id}`);
  expect(write.mock.calls.map(([, letters]) => letters.length)).toEqual([1]);
  write.mockRestore();
});

test('makes only the PDFs that are not kept, in one run', async () => {
  const letters = [await aLetter(app.db), await aLetter(app.db), await aLetter(app.db)];
  await pdfOf(letters[0]?.id ?? 0);
  const before = { runs: counted('runs'), documents: counted('documents') };
  const ids = letters.map(({ id }) => id).join(',');
  const archive = await get(`/letters/files?format=pdf&ids=${ids}`);
  expect(Object.keys(unzipSync(archive.rawPayload))).toHaveLength(3);
  expect(counted('runs')).toBe(before.runs + 1);
  expect(counted('documents')).toBe(before.documents + 2);
});

test('a letter that changes loses its PDF at once and gets another one', async () => {
  const { id, data } = await aLetter(app.db);
  const first = await pdfOf(id);
  expect(await keptOf(id)).toBeDefined();
  const values = { ...data.values, nama: 'pengguna dihapus' };
  await app.db
    .updateTable('letters')
    .set({ data: JSON.stringify({ ...data, values }) })
    .where('id', '=', id)
    .execute();
  expect(await keptOf(id)).toBeUndefined();
  expect(textsInPdf((await pdfOf(id)).rawPayload)).not.toEqual(textsInPdf(first.rawPayload));
});

test('a PDF that was made before a change is not kept', async () => {
  const { id, data } = await aLetter(app.db);
  const made = { made_from: 'a'.repeat(64), content: Buffer.from('%PDF') };
  const values = { ...data.values, nama: 'the name before' };
  await keepPdf(app.db, { letter: { id, data: { ...data, values } }, ...made });
  expect(await keptOf(id)).toBeUndefined();
  await keepPdf(app.db, { letter: { id, data }, ...made });
  expect(await keptOf(id)).toBe(made.made_from);
});

testOnServer('a PDF is not kept beside a change of its letter, whichever ends first', async () => {
  const { id, data } = await aLetter(app.db);
  const made = { letter: { id, data }, made_from: 'a'.repeat(64), content: Buffer.from('%PDF') };
  const values = { ...data.values, nama: 'pengguna dihapus' };
  const change = (db: Database, to: object) =>
    db
      .updateTable('letters')
      .set({ data: JSON.stringify(to) })
      .where('id', '=', id)
      .execute();

  const changing = await app.db.startTransaction().execute();
  await change(changing, { ...data, values });
  const late = keepPdf(app.db, made);
  await changing.commit().execute();
  await late;
  expect(await keptOf(id)).toBeUndefined();

  await change(app.db, data);
  const keeping = await app.db.startTransaction().execute();
  await keepPdf(keeping, made);
  const changed = change(app.db, { ...data, values });
  await keeping.commit().execute();
  await changed;
  expect(await keptOf(id)).toBeUndefined();
});

test.each(['the fonts or LibreOffice', 'the public address', 'the code'])(
  'makes a PDF again after a change of %s',
  async (what) => {
    const { id } = await aLetter(app.db);
    await pdfOf(id);
    const before = counted('runs');
    if (what === 'the public address') {
      jest.replaceProperty(app.services.config, 'publicUrl', 'https://magang.kampus.ac.id');
    } else if (what === 'the code') {
      jest.spyOn(app.services.letters, 'code').mockResolvedValue('another code');
    } else {
      jest.spyOn(app.services.letterPdfs, 'rendererDigest').mockResolvedValue('another renderer');
    }
    expect((await pdfOf(id)).statusCode).toBe(200);
    expect(counted('runs')).toBe(before + 1);
    jest.restoreAllMocks();
  },
);

test('a letter goes with its PDF', async () => {
  const { id } = await aLetter(app.db);
  await pdfOf(id);
  await app.db.deleteFrom('letters').where('id', '=', id).execute();
  expect(await keptOf(id)).toBeUndefined();
});

test('tells a client whose PDFs wait for their turn to ask again', async () => {
  const { id } = await aLetter(app.db);
  for (const url of [
    `/letters/${id}/file?format=pdf`,
    `/letters/files?format=pdf&ids=${id}`,
    `/letters/files?format=print&ids=${id}`,
  ]) {
    const busy = jest.spyOn(app.services.letterPdfs, 'make').mockResolvedValueOnce('waiting');
    const told = await get(url);
    expect(told.statusCode).toBe(202);
    expect(told.headers['content-disposition']).toBeUndefined();
    expect(told.json()).toEqual({ data: { message: 'PDF surat menunggu giliran.' } });
    busy.mockRestore();
    expect((await get(url)).statusCode).toBe(200);
  }
});

test('asks for the office first, and for students then', async () => {
  const person = await aStudent(app.db);
  const { id } = await aLetter(app.db, { student_id: person.id });
  const make = jest.spyOn(app.services.letterPdfs, 'make');
  await pdfOf(id);
  await pdfOf(id, await app.signIn(person.user));
  expect(make.mock.calls.map(([, { rank }]) => rank)).toEqual(['office', 'people']);
  make.mockRestore();
});

test('makes the PDFs of new letters ahead, and once', async () => {
  const groups = [[(await anInternship(app.db)).id], [(await anInternship(app.db)).id]];
  const before = counted('documents');
  const created = await app.inject({
    method: 'POST',
    url: '/api/letters',
    headers: admin,
    payload: {
      kind: 'introduction',
      date: '2026-03-09',
      signatory_name: 'Dr. Ratna Dewi, M.Kom.',
      signatory_position: 'Ketua Jurusan',
      groups,
    },
  });
  const ids: number[] = created.json().data.letter_ids;
  while ((await selectMadeFrom(app.db, ids)).size < 2) await new Promise(setImmediate);
  expect((await pdfOf(ids[1] ?? 0)).statusCode).toBe(200);
  expect(counted('documents')).toBe(before + 2);
});
