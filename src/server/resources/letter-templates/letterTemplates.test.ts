import { unzipSync } from 'fflate';
import { anInternship, aStudent, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { docxFile } from '@/server/testing/docxFile';
import { multipart } from '@/server/testing/multipart';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  headers = await app.signIn((await aSuperAdmin(app.db)).user);
});
afterAll(() => app.close());

const get = (path: string) =>
  app.inject({ method: 'GET', url: `/api/letter-templates${path}`, headers });

async function upload(kind: string, content: Buffer, version?: number) {
  const file = new File([new Uint8Array(content)], 'Surat Kami.docx');
  const form = await multipart({ file, ...(version && { version: String(version) }) });
  return app.inject({
    method: 'POST',
    url: `/api/letter-templates/${kind}/versions`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
}

const choose = (kind: string, current_number: number, version?: number) =>
  app.inject({
    method: 'PUT',
    url: `/api/letter-templates/${kind}`,
    payload: { current_number, version },
    headers,
  });

const textOf = (file: Uint8Array) =>
  Buffer.from(unzipSync(file)['word/document.xml'] ?? [])
    .toString()
    .replace(/<[^>]+>/g, ' ');

test('begins with the shipped template of each kind', async () => {
  const { data } = (await get('')).json();
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'introduction',
    'assignment',
    'completion',
    'assessment',
  ]);
  expect(data[3]).toMatchObject({
    current_number: 1,
    versions: [{ number: 1, uploaded_at: null, uploaded_by_name: null }],
  });
  expect(textOf((await get('/assessment/file')).rawPayload)).toContain('{nomor}');
});

test('an uploaded document is the next version, and an older one can be used again', async () => {
  const answer = await upload('introduction', docxFile('Nomor {nomor} untuk {nama}'));
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({ current_number: 2 });
  expect(answer.json().data.versions[0]).toMatchObject({ number: 2, file_name: 'Surat Kami.docx' });
  expect(textOf((await get('/introduction/file')).rawPayload)).toContain('untuk {nama}');
  expect((await choose('introduction', 1)).json().data.current_number).toBe(1);
  expect(textOf((await get('/introduction/file')).rawPayload)).not.toContain('untuk {nama}');
  expect((await choose('introduction', 9)).json().errors).toHaveProperty('current_number');
  expect((await get('/introduction/file?number=9')).statusCode).toBe(404);
});

test('refuses to change a template that somebody else has changed meanwhile', async () => {
  const file = docxFile('Nomor {nomor}');
  const seen = (await get('')).json().data[1].version;
  const changed = await upload('assignment', file, seen);
  expect(changed.statusCode).toBe(201);
  for (const late of [
    await upload('assignment', file, seen),
    await choose('assignment', 1, seen),
  ]) {
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'stale_version' });
  }
  const { current_number, version } = (await get('')).json().data[1];
  expect({ current_number, version }).toEqual({
    current_number: 2,
    version: changed.json().data.version,
  });
  expect((await choose('assignment', 1, version)).statusCode).toBe(200);
});

test('names every wrong field with the words around it, and stores nothing', async () => {
  const answer = await upload('completion', docxFile('Yth. {namaa} di tempat', 'Nomor {nomer}'));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.file).toEqual([
    'Template ini belum dapat dipakai.',
    '{namaa} tidak dikenal. Di isi surat: “Yth. {namaa} di tempat”',
    '{nomer} tidak dikenal. Di isi surat: “Nomor {nomer}”',
  ]);
  const { data } = (await get('')).json();
  expect(data[2].versions).toHaveLength(1);
});

test('refuses what is no Word document', async () => {
  const answer = await upload('completion', Buffer.from('halo'));
  expect(answer.json().errors.file[0]).toMatch(/bukan dokumen Word/);
});

test('a preview has the data of a placement, and takes no number', async () => {
  const student = await aStudent(app.db, { user: { name: 'Siti Rahma' } });
  const internship = await anInternship(app.db, { student_id: student.id });
  const answer = await get(`/assignment/preview?internship_id=${internship.id}`);
  const text = textOf(answer.rawPayload);
  expect(text).toContain('Siti Rahma');
  expect(text).toContain('PRATINJAU');
  expect(textOf((await get('/assignment/preview')).rawPayload)).toContain('Budi Santoso');
  expect(await app.db.selectFrom('letters').select('id').execute()).toEqual([]);
});
