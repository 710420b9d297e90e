import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { shippedTemplate } from '@/server/letters/shippedTemplates';
import { usedTemplate } from '@/server/resources/letters/letterTemplates';
import { anOffice } from '@/server/testing/anOffice';
import { anInternship, aStudent, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { documentXml, docxFile, docxFiles, docxOf } from '@/server/testing/docxFile';
import { multipart } from '@/server/testing/multipart';
import { textsInPdf } from '@/server/testing/plainPdf';
import { temporaryFolders } from '@/server/testing/temporaryFolders';

const newFolder = temporaryFolders();
let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ config: { sofficePath: anOffice(newFolder()) } });
  headers = await app.signIn((await aSuperAdmin(app.db)).user);
});
afterAll(() => app.close());

const get = (path: string) =>
  app.inject({ method: 'GET', url: `/api/letter-templates${path}`, headers });

async function upload(kind: string, content: Buffer, more: Record<string, string> = {}) {
  const file = new File([new Uint8Array(content)], 'Surat Kami.docx');
  return send(`${kind}/versions`, await multipart({ file, ...more }));
}

function send(path: string, form: Awaited<ReturnType<typeof multipart>>) {
  return app.inject({
    method: 'POST',
    url: `/api/letter-templates/${path}`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
}

const choose = (kind: string, current_number: number, more: object = {}) =>
  app.inject({
    method: 'PUT',
    url: `/api/letter-templates/${kind}`,
    payload: { current_number, ...more },
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
  const answer = await upload('introduction', docxFile('Nomor {nomor} untuk {nama}', '{%qr}'));
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
  const file = docxFile('Nomor {nomor} {nama} {%qr}');
  const seen = (await get('')).json().data[1].version;
  const changed = await upload('assignment', file, { version: String(seen) });
  expect(changed.statusCode).toBe(201);
  for (const late of [
    await upload('assignment', file, { version: String(seen) }),
    await choose('assignment', 1, { version: seen }),
  ]) {
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'stale_version' });
  }
  const { current_number, version } = (await get('')).json().data[1];
  expect({ current_number, version }).toEqual({
    current_number: 2,
    version: changed.json().data.version,
  });
  expect((await choose('assignment', 1, { version })).statusCode).toBe(200);
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

const LACKING = {
  number: 'Tidak ada {nomor}: surat akan keluar tanpa nomor.',
  name: 'Tidak ada {nama}: surat akan keluar tanpa nama mahasiswa.',
  code: 'Tidak ada {%qr}, {kode_verifikasi}, atau {alamat_verifikasi}: surat tidak dapat diperiksa keasliannya.',
};

test.each([
  ['anything', 'SURAT PENGANTAR', [LACKING.number, LACKING.name, LACKING.code]],
  ['the number', '{#mahasiswa}{nama}{/mahasiswa} {kode_verifikasi}', [LACKING.number]],
  ['a name', '{nomor} {alamat_verifikasi}', [LACKING.name]],
  ['the code', '{nomor} {nama}', [LACKING.code]],
])('asks about a template without %s before new letters use it', async (_what, text, missing) => {
  const file = docxFile(text);
  const asked = await upload('completion', file);
  expect(asked.statusCode).toBe(422);
  expect(asked.json()).toMatchObject({ code: 'template_incomplete', errors: { file: missing } });
  const { current_number } = (await get('')).json().data[2];
  const stored = await upload('completion', file, { is_confirmed: 'true' });
  expect(stored.json().data).toMatchObject({ current_number: current_number + 1 });
  await choose('completion', 1);
  const number = current_number + 1;
  expect((await choose('completion', number)).json().errors).toEqual({ file: missing });
  const chosen = await choose('completion', number, { is_confirmed: true });
  expect(chosen.json().data.current_number).toBe(number);
});

const preview = async (kind: string, content: Buffer) =>
  send(`${kind}/preview`, await multipart({ file: new Blob([new Uint8Array(content)]) }));

test('shows a document that is not stored as a PDF, and stores nothing', async () => {
  const before = (await get('')).json().data[3];
  const answer = await preview('assessment', docxFile('SURAT'));
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(textsInPdf(answer.rawPayload)).toHaveLength(1);
  const refused = await preview('assessment', docxFile('{namaa}'));
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.file).toContain('{namaa} tidak dikenal. Di isi surat: “{namaa}”');
  expect((await get('')).json().data[3]).toEqual(before);
  const stored = await get('/assessment/preview?format=pdf');
  expect(textsInPdf(stored.rawPayload)).toHaveLength(1);
});

/** Stores a version as it was possible before it was checked. */
async function storedUnchecked(kind: 'introduction' | 'assignment', file: Buffer) {
  const user = { id: 1, name: 'Jurusan' };
  const { template_id } = await usedTemplate(app.db, { kind }, { user, now: new Date() });
  await app.db
    .insertInto('letter_template_versions')
    .values({
      template_id,
      number: 50,
      file_name: 'lama.docx',
      file,
      sha256: createHash('sha256').update(file).digest('hex'),
      fields: '[]',
      uploaded_at: new Date(),
      uploaded_by_user_id: 1,
      uploaded_by_name: 'Jurusan',
    })
    .execute();
  return template_id;
}

test('an old version with a change that is not accepted is chosen no more, and takes no number', async () => {
  const change = '<w:p><w:ins w:id="1"><w:r><w:t>PT Baru</w:t></w:r></w:ins></w:p>';
  const id = await storedUnchecked(
    'introduction',
    docxOf({ ...docxFiles(), 'word/document.xml': documentXml(change) }),
  );
  const refusal = /^Template surat ini perlu diperbaiki .* Terima semua perubahan .*“PT Baru”$/;
  const chosen = await choose('introduction', 50);
  expect(chosen.statusCode).toBe(409);
  expect(chosen.json().message).toMatch(refusal);
  await app.db
    .updateTable('letter_templates')
    .set({ current_number: 50 })
    .where('id', '=', id)
    .execute();
  const internship = await anInternship(app.db);
  const made = await app.inject({
    method: 'POST',
    url: '/api/letters',
    headers,
    payload: {
      kind: 'introduction',
      date: '2026-03-09',
      signatory_name: 'Dr. Ratna Dewi, M.Kom.',
      signatory_position: 'Ketua Jurusan',
      groups: [[internship.id]],
    },
  });
  expect(made.statusCode).toBe(409);
  expect(made.json().message).toMatch(refusal);
  expect(await app.db.selectFrom('letters').select('id').execute()).toEqual([]);
  await choose('introduction', 1);
  expect((await get('/introduction/file')).rawPayload).toEqual(
    shippedTemplate('introduction').file,
  );
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
