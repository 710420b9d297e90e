import { unzipSync } from 'fflate';
import { INCOMPLETE } from '@/server/http/pdfFile';
import { anOffice } from '@/server/testing/anOffice';
import {
  aCompany,
  aLecturer,
  aLetter,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
  PDF,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { temporaryFolders } from '@/server/testing/temporaryFolders';

const newFolder = temporaryFolders();
let app: TestApp;
let admin: Record<string, string>;
let person: Awaited<ReturnType<typeof aStudent>>;
let student: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({
    config: { sofficePath: anOffice(newFolder()), sofficeDir: newFolder() },
  });
  admin = await app.signIn((await aSuperAdmin(app.db)).user);
  person = await aStudent(app.db, { user: { name: 'Siti Rahma' } });
  student = await app.signIn(person.user);
});
afterAll(() => app.close());

const get = (url: string, headers = admin) =>
  app.inject({ method: 'GET', url: `/api${url}`, headers });
const post = (url: string, payload: object, headers = admin) =>
  app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

const bodyOf = (groups: unknown, more: object = {}) => ({
  kind: 'introduction',
  date: '2026-03-09',
  signatory_name: 'Dr. Ratna Dewi, M.Kom.',
  signatory_position: 'Ketua Jurusan',
  signatory_nip: '198001012005012001',
  groups,
  ...more,
});

/** Two placements at the same company. */
async function aGroup() {
  const company = await aCompany(app.db, { name: 'PT Angkasa Digital' });
  const mentor = await aMentor(app.db, { company_id: company.id });
  const same = {
    mentor_id: mentor.id,
    lecturer_id: (await aLecturer(app.db)).id,
    internship_period_id: (await anInternshipPeriod(app.db)).id,
  };
  const one = await anInternship(app.db, { ...same, student_id: person.id });
  const other = await anInternship(app.db, same);
  return [one.id, other.id];
}

const textOf = (file: Uint8Array) =>
  Buffer.from(unzipSync(file)['word/document.xml'] ?? [])
    .toString()
    .replace(/<[^>]+>/g, ' ');

test('makes a letter for a group, which both the office and its student can read', async () => {
  const group = await aGroup();
  const made = await post('/letters', bodyOf([group]));
  expect(made.statusCode).toBe(201);
  const [id] = made.json().data.letter_ids;
  const [row] = (await get('/letters')).json().data;
  expect(row).toMatchObject({
    id,
    kind: 'introduction',
    number: '001/SP/III/2026',
    company_name: 'PT Angkasa Digital',
    is_signed: false,
    cancelled_at: null,
  });
  expect(row.students).toHaveLength(2);
  const [own] = (await get('/letters', student)).json().data;
  expect(own.students).toEqual([expect.objectContaining({ name: 'Siti Rahma' })]);
  const file = await get(`/letters/${id}/file`, student);
  expect(file.headers['content-disposition']).toContain('001-SP-III-2026.docx');
  const text = textOf(file.rawPayload);
  for (const part of ['001/SP/III/2026', '9 Maret 2026', 'PT Angkasa Digital', 'Siti Rahma']) {
    expect(text).toContain(part);
  }
  expect((await get(`/letters/${id}/file`)).rawPayload).toEqual(file.rawPayload);
});

test('prints the days of the placement, also of one that has ended and of one that continues it', async () => {
  const period = await anInternshipPeriod(app.db, {
    start_date: '2026-02-02',
    end_date: '2026-06-26',
  });
  const same = { student_id: (await aStudent(app.db)).id, internship_period_id: period.id };
  const ended = await anInternship(app.db, {
    ...{ ...same, start_date: '2026-02-16' },
    ...{ end_date: '2026-04-30', end_reason: 'moved' },
  });
  const next = await anInternship(app.db, {
    ...{ ...same, start_date: '2026-05-04', continued_from_id: ended.id },
  });
  const made = await post('/letters', bodyOf([[ended.id], [next.id]], { kind: 'completion' }));
  const texts = [];
  for (const id of made.json().data.letter_ids) {
    texts.push(textOf((await get(`/letters/${id}/file`)).rawPayload).replace(/\s+/g, ' '));
  }
  expect(texts).toEqual([
    expect.stringMatching(/16 Februari 2026 sampai dengan 30 April 2026/),
    expect.stringMatching(/4 Mei 2026 sampai dengan 26 Juni 2026/),
  ]);
});

test('keeps letters from other students', async () => {
  const letter = await aLetter(app.db);
  expect((await get(`/letters/${letter.id}/file`, student)).statusCode).toBe(404);
  const rows = (await get('/letters', student)).json().data;
  expect(rows.map(({ id }: { id: number }) => id)).not.toContain(letter.id);
  const filtered = await get(`/letters?student_id=${(await aStudent(app.db)).id}`, student);
  expect(filtered.json().data).toEqual([]);
});

test('sends many letters as one archive, in the order of their numbers', async () => {
  const [one = 0, two = 0] = await aGroup();
  const made = await post('/letters', bodyOf([[one], [two]], { kind: 'assignment' }));
  const { letter_ids } = made.json().data;
  const archive = await get(`/letters/files?ids=${[...letter_ids].reverse().join(',')}`);
  const files = unzipSync(archive.rawPayload);
  expect(Object.keys(files)).toEqual(['001-ST-III-2026.docx', '002-ST-III-2026.docx']);
  expect(textOf(files['002-ST-III-2026.docx'] ?? new Uint8Array())).toContain('002/ST/III/2026');
});

test('filters by kind and student', async () => {
  const letter = await aLetter(app.db, { kind: 'completion', student_id: person.id });
  const { data } = (await get(`/letters?kind=completion&student_id=${person.id}`)).json();
  expect(data.map(({ id }: { id: number }) => id)).toEqual([letter.id]);
});

test('a letter of a template without the list of students is remarked if it is for several', async () => {
  const [one = 0, other = 0] = await aGroup();
  const notesOf = async (kind: string, groups: number[][]) =>
    (await post('/letters/check', { ...bodyOf(groups), kind })).json().data.letters[0].notes;
  expect(await notesOf('assessment', [[one, other]])).toEqual([
    expect.stringContaining("hanya menyebut Siti Rahma. Pilih 'Satu surat per mahasiswa'."),
  ]);
  expect(await notesOf('assessment', [[one]])).toEqual([]);
  expect(await notesOf('completion', [[one, other]])).not.toContainEqual(
    expect.stringContaining('hanya menyebut'),
  );
});

test('says which letters were made before there was an address', async () => {
  const [one = 0] = await aGroup();
  const madeNow = async () => {
    const { letter_ids } = (await post('/letters', bodyOf([[one]]))).json().data;
    return (await get(`/letters/${letter_ids[0]}`)).json().data.has_address;
  };
  expect(await madeNow()).toBe(false);
  const confirm = (address: string) =>
    app.inject({
      ...{ method: 'PUT', url: '/api/public-address', headers: admin },
      payload: { address },
    });
  expect((await confirm('https://magang.example')).statusCode).toBe(200);
  expect(await madeNow()).toBe(true);
  await app.db.deleteFrom('public_address').execute();
});

test('cancels a letter once; its number stays, and its student no longer gets it', async () => {
  const letter = await aLetter(app.db, { student_id: person.id });
  const reason = 'Nama perusahaan salah.';
  const cancelled = await post(`/letters/${letter.id}/cancel`, { reason });
  expect(cancelled.json().data).toMatchObject({
    number: letter.number,
    cancelled_reason: reason,
    cancelled_at: expect.any(String),
  });
  expect((await post(`/letters/${letter.id}/cancel`, { reason })).statusCode).toBe(409);
  expect((await get(`/letters/${letter.id}/file`, student)).statusCode).toBe(409);
  expect((await get(`/letters/${letter.id}/file`)).statusCode).toBe(200);
});

test('a code says that its letter is valid, and later that it is cancelled, without a name', async () => {
  const letter = await aLetter(app.db);
  const verify = async () => (await get(`/verifications/${letter.code}`, {})).json().data;
  expect(await verify()).toEqual({
    is_unchanged: true,
    has_replaced_signature: false,
    is_cancelled: false,
    letter: { number: letter.number, date: letter.date },
    certificate: null,
    first_printed_at: letter.created_at.toISOString(),
    last_printed_at: letter.created_at.toISOString(),
  });
  await post(`/letters/${letter.id}/cancel`, { reason: 'Salah cetak.' });
  expect(await verify()).toMatchObject({ is_unchanged: false, is_cancelled: true });
});

test.each([
  ['an unknown kind', bodyOf([[1]], { kind: 'invitation' }), 'kind'],
  ['a day that does not exist', bodyOf([[1]], { date: '2026-02-30' }), 'date'],
  ['a NIP with letters', bodyOf([[1]], { signatory_nip: 'A80010120050120011' }), 'signatory_nip'],
  ['no placements', bodyOf([]), 'groups'],
  ['an unknown template', bodyOf([[1]], { template_id: 9_999 }), 'template_id'],
  ['a placement that is gone', bodyOf([[9_999_999]]), 'groups'],
])('refuses %s and takes no number', async (_what, payload, field) => {
  const [id] = await aGroup();
  const groups = JSON.stringify(payload.groups) === '[[1]]' ? [[id]] : payload.groups;
  const count = () => app.db.selectFrom('letters').select('id').execute();
  const before = await count();
  const answer = await post('/letters', { ...payload, groups });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty([field]);
  expect(await count()).toEqual(before);
});

test('refuses one letter for two companies, by the names of their students', async () => {
  const [one] = await aGroup();
  const other = await anInternship(app.db);
  const answer = await post('/letters', bodyOf([[one, other.id]]));
  expect(answer.json().errors.groups[0]).toMatch(/tidak magang di mitra dan periode yang sama/);
});

test('answers a repeated request with the same letters', async () => {
  const [id] = await aGroup();
  const headers = { ...admin, 'idempotency-key': '6a4f6a5e-95b5-4f0e-9a54-1ad0b6a0f5c1' };
  const first = await post('/letters', bodyOf([[id]]), headers);
  const again = await post('/letters', bodyOf([[id]]), headers);
  expect(again.json()).toEqual(first.json());
});

const attach = async (id: number, headers = admin, scan?: Blob) => {
  const form = await multipart({ file: scan ?? (await anImageFile()) });
  return app.inject({
    method: 'PUT',
    url: `/api/letters/${id}/scan`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
};

test('a scan counts as signed until it is removed, and its student reads it', async () => {
  const letter = await aLetter(app.db, { student_id: person.id });
  const signed = await attach(letter.id);
  expect(signed.json().data).toMatchObject({ state: 'signed', is_signed: true });
  const scan = await get(`/letters/${letter.id}/scan`, student);
  expect(scan.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': 'sandbox',
  });
  const other = await app.signIn((await aStudent(app.db)).user);
  expect((await get(`/letters/${letter.id}/scan`, other)).statusCode).toBe(404);
  expect((await get(`/letters/${letter.id}`, other)).statusCode).toBe(404);
  const removed = await app.inject({
    method: 'DELETE',
    url: `/api/letters/${letter.id}/scan`,
    headers: admin,
  });
  expect(removed.json().data).toMatchObject({ state: 'made', is_signed: false });
});

test('half a PDF is no scan, so that the letter is not signed', async () => {
  const letter = await aLetter(app.db);
  const half = new Blob([PDF.subarray(0, PDF.length / 2)], { type: 'application/pdf' });
  const answer = await attach(letter.id, admin, half);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [INCOMPLETE] }]);
  expect((await get(`/letters/${letter.id}`, admin)).json().data.is_signed).toBe(false);
});

test('a cancelled letter takes no scan', async () => {
  const letter = await aLetter(app.db);
  await post(`/letters/${letter.id}/cancel`, { reason: 'Salah cetak.' });
  expect((await attach(letter.id)).statusCode).toBe(409);
});

test('finds letters by the name of a student and by their state', async () => {
  const letter = await aLetter(app.db, { student_id: person.id, kind: 'assessment' });
  await post(`/letters/${letter.id}/cancel`, { reason: 'Salah cetak.' });
  const found = (await get('/letters?search=siti rahma&state=cancelled&kind=assessment')).json();
  expect(found.data.map(({ id }: { id: number }) => id)).toEqual([letter.id]);
  const table = await get('/letters/export?state=cancelled&kind=assessment&format=csv');
  expect(table.payload).toContain(letter.number);
  const { letters } = (await get(`/search?search=${encodeURIComponent(letter.number)}`)).json()
    .data;
  expect(letters).toEqual([
    {
      id: letter.id,
      kind: 'assessment',
      number: letter.number,
      state: 'cancelled',
      student_name: 'Siti Rahma',
    },
  ]);
  const own = await get(`/search?search=${encodeURIComponent(letter.number)}`, student);
  expect(own.json().data.letters).toEqual([]);
});

test('a check says the next numbers and who has such a letter, and stores nothing', async () => {
  const [one = 0, two = 0] = await aGroup();
  const made = await post('/letters', bodyOf([[one]], { kind: 'completion', date: '2031-03-09' }));
  expect(made.statusCode).toBe(201);
  const answer = await post('/letters/check', {
    kind: 'completion',
    date: '2031-03-10',
    groups: [[one], [two]],
  });
  const [first, second] = answer.json().data.letters;
  expect(first).toMatchObject({
    number: '002/SKS/III/2031',
    notes: ['Siti Rahma sudah memiliki Surat Keterangan Selesai 001/SKS/III/2031.'],
  });
  expect(second).toMatchObject({ number: '003/SKS/III/2031', notes: [] });
  const again = await post('/letters', bodyOf([[two]], { kind: 'completion', date: '2031-03-10' }));
  const [id] = again.json().data.letter_ids;
  expect((await get(`/letters/${id}`)).json().data.number).toBe('002/SKS/III/2031');
});
