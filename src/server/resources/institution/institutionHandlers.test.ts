import { readPdf } from '@/server/reports/testing/readPdf';
import { anInternship } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

const UNNAMED = { appName: null, appDepartment: null, appProgramme: null };
const NAMES = {
  app_name: 'Magang Sipil',
  department: 'Jurusan Teknik Sipil',
  programme: 'D3 Konstruksi Gedung',
};

let app: TestApp;
let headers: { authorization: string };

beforeEach(async () => {
  app = await buildTestApp({ config: UNNAMED });
  headers = await app.signIn('super_admin');
});
afterEach(() => app.close());

const save = (payload: object, of = app, as = headers) =>
  of.inject({ method: 'PUT', url: '/api/institution', headers: as, payload });
const settings = async () => (await app.inject({ url: '/api/settings' })).json().data;

test('an installation has no names of a department until a super admin states them', async () => {
  const { app_name, department, programme } = await settings();
  expect({ app_name, department, programme }).toEqual({
    app_name: 'SiMagang',
    department: '',
    programme: '',
  });
  const answer = await save(NAMES);
  expect(answer.json()).toEqual({ data: { ...NAMES, fixed: [] } });
  expect(await settings()).toMatchObject(NAMES);
  const { id } = await anInternship(app.db);
  const report = await app.inject({
    url: `/api/reports/internships/${id}/activities`,
    headers,
  });
  const { pages } = readPdf(report.rawPayload);
  expect(pages[0]).toContain('Jurusan Teknik Sipil');
  expect(pages[0]).toContain('D3 Konstruksi Gedung');
  expect(pages[0]).toContain('Magang Sipil');
});

test('later names replace them, and the trail has both', async () => {
  await save(NAMES);
  await save({ ...NAMES, department: 'Jurusan Teknik Mesin' });
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'old', 'new'])
    .where('resource', '=', 'institution')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'create', old: null, new: expect.objectContaining(NAMES) },
    {
      action: 'update',
      old: { department: 'Jurusan Teknik Sipil' },
      new: { department: 'Jurusan Teknik Mesin' },
    },
  ]);
});

test('refuses another name than the one of a setting of the server', async () => {
  const fixed = await buildTestApp({
    config: { ...UNNAMED, appDepartment: 'Jurusan Teknik Elektro' },
  });
  const as = await fixed.signIn('super_admin');
  const refused = await save(NAMES, fixed, as);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({
    department: ['Diatur oleh pengelola server (APP_DEPARTMENT).'],
  });
  const named = { ...NAMES, department: 'Jurusan Teknik Elektro' };
  expect((await save(named, fixed, as)).json()).toEqual({
    data: { ...named, fixed: ['department'] },
  });
  await fixed.close();
});

test('refuses a name that is missing or too long', async () => {
  const answer = await save({ ...NAMES, department: ' ', programme: 'x'.repeat(201) });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    department: ['Jurusan wajib diisi'],
    programme: ['Program studi maksimal 200 karakter'],
  });
});
