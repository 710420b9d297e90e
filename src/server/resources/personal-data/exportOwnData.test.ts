import { strFromU8, unzipSync } from 'fflate';
import {
  aDefence,
  aGrade,
  aLecturer,
  anActivity,
  anActivityPhoto,
  anAssessmentSheet,
  anInternship,
  aPlacementRequest,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

type Headers = Record<string, string>;

let app: TestApp;
let admin: Headers;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const send = (headers: Headers) => app.inject({ method: 'POST', url: '/api/me/export', headers });
async function open(headers: Headers) {
  const answer = await send(headers);
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { answer, names: Object.keys(files), text, data: JSON.parse(text('data.json')) };
}
const update = (id: number, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/users/${id}`, headers: admin, payload });

test('contains the own records and uploads, and nothing of another person', async () => {
  const student = await aStudent(app.db, { user: { name: 'Siti Sendiri' } });
  const headers = await app.signIn(student.user);
  const { id: internship_id } = await anInternship(app.db, { student_id: student.id });
  const activity = await anActivity(app.db, { internship_id, name: 'Memasang kabel' });
  const photo = await anActivityPhoto(app.db, { activity_id: activity.id });
  const other = await aStudent(app.db, { user: { name: 'Orang Lain' } });
  const others = await anInternship(app.db, { student_id: other.id });
  await anActivity(app.db, { internship_id: others.id, name: 'Milik Orang Lain' });

  const { answer, names, text, data } = await open(headers);
  const fileName = new RegExp(
    `filename="data-pribadi-${student.user.id}-\\d{4}-\\d\\d-\\d\\d\\.zip"`,
  );
  expect(answer.headers['content-disposition']).toMatch(fileName);
  expect(data.account).toMatchObject([{ name: 'Siti Sendiri', nim: student.nim }]);
  expect(data.activities).toMatchObject([{ name: 'Memasang kabel' }]);
  expect(names).toContain(`foto/${photo.id}.jpg`);
  expect(text('data.json')).not.toContain('Orang Lain');
});

test('shows a student no scores, as the screens do, and says so', async () => {
  const student = await aStudent(app.db);
  const lecturer = await aLecturer(app.db, { user: { name: 'Dosen Penguji' } });
  const { id: internship_id } = await anInternship(app.db, {
    student_id: student.id,
    lecturer_id: lecturer.id,
  });
  await aGrade(app.db, { internship_id, midterm: 71.5 });
  await anAssessmentSheet(app.db, { internship_id, remarks: 'Kurang teliti.' });
  await aDefence(app.db, {
    internship_id,
    examiners: [{ score: 63, remark: 'Kurang siap.', sent_at: new Date('2026-03-02T04:00:00Z') }],
  });

  const { names, text, data } = await open(await app.signIn(student.user));
  expect(names).not.toContain('nilai.csv');
  expect(data).not.toHaveProperty('grades');
  expect(data.assessment_sheets).toEqual([]);
  expect(data.defence_examiners).toMatchObject([{ score: null, sent_at: null, remark: null }]);
  for (const hidden of ['71.5', 'Kurang teliti.', '63', 'Kurang siap.']) {
    expect(`${text('nilai-ujian.csv')}${JSON.stringify(data.audit_entries)}`).not.toContain(hidden);
  }
  expect(text('BACA-SAYA.txt')).toContain('mintalah kepada kantor jurusan');

  // Examiners have their own scores, and the office copies everything.
  const ofExaminer = await open(await app.signIn(lecturer.user));
  expect(ofExaminer.data.defence_examiners).toMatchObject([{ score: 63, remark: null }]);
  const url = `/api/users/${student.user.id}/export`;
  const whole = unzipSync((await app.inject({ method: 'POST', url, headers: admin })).rawPayload);
  expect(strFromU8(whole['nilai.csv'] ?? new Uint8Array())).toContain('71.5');
  expect(strFromU8(whole['nilai-ujian.csv'] ?? new Uint8Array())).toContain('Kurang siap.');
  expect(strFromU8(whole['BACA-SAYA.txt'] ?? new Uint8Array())).not.toContain('mintalah');
});

test('copies the trail of the own account, without the values of others and their reasons', async () => {
  const { user } = await aLecturer(app.db);
  const { user: other } = await aStudent(app.db, { user: { name: 'Orang Lain' } });
  await update(user.id, { name: 'Nama Baru', email: user.email });
  await app.db
    .insertInto('audit_entries')
    .values([
      {
        ...{
          at: new Date(),
          actor_user_id: user.id,
          actor_name: 'Nama Baru',
          actor_role: 'lecturer',
        },
        ...{ action: 'update', resource: 'users', record_id: String(other.id), label: 'Sita' },
        ...{ subject: 'users', subject_id: String(other.id), reason: 'Alasan sendiri' },
        new: JSON.stringify({ phone_number: '0899999999' }),
      },
      {
        ...{
          at: new Date(),
          actor_user_id: other.id,
          actor_name: 'Kantor',
          actor_role: 'super_admin',
        },
        ...{ action: 'update', resource: 'users', record_id: String(user.id), label: 'Nama Baru' },
        ...{ subject: 'users', subject_id: String(user.id), reason: 'Alasan kantor' },
        ...{ address: '192.0.2.99', new: JSON.stringify({ phone_number: '0811111111' }) },
      },
    ])
    .execute();

  const { data } = await open(await app.signIn(user));
  const entries = JSON.stringify(data.audit_entries);
  expect(entries).toContain('Nama Baru');
  expect(entries).toContain('0811111111');
  expect(entries).toContain('Alasan sendiri');
  for (const hidden of ['0899999999', 'Alasan kantor', '192.0.2.99']) {
    expect(entries).not.toContain(hidden);
  }
});

test('copies the trail of the own records only as far as the person made it', async () => {
  const student = await aStudent(app.db);
  const internship = await anInternship(app.db, { student_id: student.id });
  const entryOf = (actor: object, value: string) => ({
    ...{ at: new Date(), action: 'update' as const, resource: 'internships' as const },
    ...{ record_id: String(internship.id), subject: 'internships', label: 'Magang', ...actor },
    ...{ subject_id: String(internship.id), new: JSON.stringify({ note: value }) },
  });
  await app.db
    .insertInto('audit_entries')
    .values([
      entryOf({ actor_user_id: student.user.id, actor_role: 'student' }, 'isian sendiri'),
      entryOf({ actor_user_id: null, actor_role: 'super_admin' }, 'isian kantor'),
    ])
    .execute();
  const { data } = await open(await app.signIn(student.user));
  const ofPlacement = data.audit_entries.filter(
    ({ label }: { label: string }) => label === 'Magang',
  );
  expect(ofPlacement).toMatchObject([{ actor_role: 'student', new: { note: 'isian sendiri' } }]);
});

test('copies the day of an exception, and not the reason of the office', async () => {
  const student = await aStudent(app.db);
  const { internship_period_id } = await aPlacementRequest(app.db, { student_id: student.id });
  const reason = 'Catatan kantor tentang perawatan.';
  await app.db
    .insertInto('placement_window_exceptions')
    .values({ internship_period_id, student_id: student.id, until: '2026-03-31', reason })
    .execute();
  const { data, text } = await open(await app.signIn(student.user));
  expect(data.placement_window_exceptions).toMatchObject([{ until: '2026-03-31' }]);
  expect(text('data.json')).not.toContain(reason);
});

test('records in the audit trail who asked for it', async () => {
  const { user } = await aStudent(app.db);
  await open(await app.signIn(user));
  const entry = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'export')
    .where('record_id', '=', String(user.id))
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    ...{ actor_user_id: user.id, actor_role: 'student', operation: 'exportOwnData' },
    ...{ resource: 'users', label: user.name },
  });
});

test('asks for a session, and waits for a new password in place of a default one', async () => {
  expect((await send({})).statusCode).toBe(401);
  const { user } = await aStudent(app.db, { user: { has_default_password: true } });
  const answer = await send(await app.signIn(user));
  expect(answer.statusCode).toBe(403);
  expect(answer.json().code).toBe('password_change_required');
});
