import { strFromU8, unzipSync } from 'fflate';
import { anAttentivePerson } from '@/server/testing/anAttentivePerson';
import {
  aChatReminder,
  aCompany,
  aDefence,
  aFinalReport,
  aGrade,
  aGuidanceSession,
  aLecturer,
  aLetter,
  aMentor,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anAssessmentSheet,
  anAttendanceRequest,
  anInternship,
  aPlacementRequest,
  aSavedView,
  aStudent,
  aVerdictChange,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';

type Headers = Record<string, string>;

let app: TestApp;
let admin: Headers;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const exportOf = (id: number, headers = admin) =>
  app.inject({ method: 'POST', url: `/api/users/${id}/export`, headers });
const open = async (id: number) => {
  const answer = await exportOf(id);
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  return {
    answer,
    names: Object.keys(files),
    bytes: files,
    text: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
    data: JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())),
  };
};

test('contains everything about a student, and nothing about another one', async () => {
  const student = await aStudent(app.db, {
    nim: '2403319001',
    user: { name: 'Siti Ekspor', phone_number: '081200000001' },
  });
  const headers = await app.signIn(student.user);
  const internship = await anInternship(app.db, { student_id: student.id });
  const activity = await anActivity(app.db, {
    internship_id: internship.id,
    name: '=Rumus, "kutipan"',
    attendance_time: '2026-03-02T01:00:00Z',
    latitude: -6.914744,
    longitude: 107.60981,
  });
  const [madeAt, receivedAt] = [new Date('2026-03-02T02:00:00Z'), new Date('2026-03-02T08:00:00Z')];
  const clock = { device_time: new Date('2026-03-02T01:40:00Z'), clock_doubt: 'offset' } as const;
  await anActivityLog(app.db, {
    activity_id: activity.id,
    text: 'Memasang\nkabel.',
    ...{ written_at: madeAt, written_received_at: receivedAt, ...clock },
  });
  const photo = await anActivityPhoto(app.db, {
    activity_id: activity.id,
    ...{ made_at: madeAt, created_at: receivedAt, ...clock },
  });
  const file = { name: 'surat.pdf', kind: 'pdf', content: Buffer.from('%PDF-1.7') } as const;
  const request = await anAttendanceRequest(app.db, { internship_id: internship.id, file });
  const places = await aPlacementRequest(app.db, { student_id: student.id, file });
  await anAssessmentSheet(app.db, { internship_id: internship.id, remarks: 'Teliti.' });
  const session = await aGuidanceSession(app.db, { internship_id: internship.id });
  const report = await aFinalReport(app.db, { internship_id: internship.id, title: 'Laporanku' });
  await aGrade(app.db, { internship_id: internship.id, midterm: 71.5 });
  await aSavedView(app.db, { user_id: student.user.id, name: 'Milik saya', query: 'search=pt' });
  const other = await aStudent(app.db, { user: { name: 'Orang Lain' } });
  await aSavedView(app.db, { user_id: other.user.id, name: 'Milik Orang Lain' });
  const others = await anInternship(app.db, { student_id: other.id });
  const foreign = await anActivity(app.db, { internship_id: others.id });
  await anActivityPhoto(app.db, { activity_id: foreign.id });
  const letter = await aLetter(app.db, { student_id: student.id, scan: file });
  await aLetter(app.db, { student_id: other.id, signatory_name: 'Milik Orang Lain', scan: file });
  await aGuidanceSession(app.db, { internship_id: others.id, topic: 'Milik Orang Lain' });
  await aPlacementRequest(app.db, { student_id: other.id, note: 'Milik Orang Lain', file });
  await aDefence(app.db, { internship_id: internship.id, room: 'Ruang Sidang' });
  await aDefence(app.db, {
    internship_id: others.id,
    room: 'Milik Orang Lain',
    examiners: [{ score: 70, remark: 'Milik Orang Lain', sent_at: new Date() }],
  });
  await anAssessmentSheet(app.db, { internship_id: others.id, remarks: 'Milik Orang Lain' });
  await aFinalReport(app.db, { internship_id: others.id, title: 'Milik Orang Lain' });
  await anAttendanceRequest(app.db, { internship_id: others.id, reason: 'Milik Orang Lain', file });
  await app.inject({ method: 'POST', url: '/api/logout', headers });
  await app.signIn(student.user);

  const { answer, names, text, data, bytes } = await open(student.user.id);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(
    new RegExp(
      `^attachment; filename="data-pribadi-${student.user.id}-\\d{4}-\\d\\d-\\d\\d\\.zip"$`,
    ),
  );
  expect(names).toEqual([
    'BACA-SAYA.txt',
    'data.json',
    ...[
      'akun',
      'perangkat',
      'magang',
      'jeda-magang',
      'aktivitas',
      'kejadian-absen',
      'foto',
      'pengajuan',
      'pengajuan-tempat',
      'ajakan-pengajuan-tempat',
      'pengecualian-masa-pengajuan',
      'penilaian',
      'bimbingan',
      'laporan-akhir',
      'surat',
      'sertifikat',
      'ujian',
      'nilai-ujian',
      'nilai',
      'jam-kerja',
      'lokasi-absen',
      'perubahan-kehadiran',
      'peninjauan',
      'undangan',
      'kode-password',
      'aplikasi-autentikator',
      'passkey',
      'kode-pemulihan',
      'tampilan',
      'tindak-lanjut-ditunda',
      'tindak-lanjut-selesai',
      'tindak-lanjut-dilihat',
      'tindak-lanjut-lewat-email',
      'pengingat',
      'kotak-masuk',
      'pemberitahuan-dimatikan',
      'pilihan-email',
      'jam-rangkuman',
      'email',
    ].map((file) => `${file}.csv`),
    'jejak-audit.csv',
    `foto/${photo.id}.jpg`,
    `lampiran/${request.id}.pdf`,
    `bukti-penerimaan/${places.id}.pdf`,
    `laporan-akhir/${report.id}-1.pdf`,
    `surat-bertanda-tangan/${letter.id}.pdf`,
  ]);
  expect(text('BACA-SAYA.txt')).toContain('Siti Ekspor');
  expect(data.account).toMatchObject([
    { name: 'Siti Ekspor', nim: '2403319001', phone_number: '081200000001' },
  ]);
  expect(data.internships).toMatchObject([{ id: internship.id, student_name: 'Siti Ekspor' }]);
  expect(data.activities).toMatchObject([
    {
      ...{ id: activity.id, latitude: -6.914744, log: 'Memasang\nkabel.' },
      ...{
        log_written_at: madeAt.toISOString(),
        log_written_received_at: receivedAt.toISOString(),
      },
      ...{ log_device_time: clock.device_time.toISOString(), log_clock_doubt: 'offset' },
    },
  ]);
  expect(data.photos).toMatchObject([
    { made_at: madeAt.toISOString(), created_at: receivedAt.toISOString(), clock_doubt: 'offset' },
  ]);
  expect(data.guidance_sessions).toMatchObject([{ id: session.id, topic: 'Rumusan masalah' }]);
  expect(data.attendance_requests).toMatchObject([{ id: request.id, file: 'surat.pdf' }]);
  expect(Buffer.from(bytes[`lampiran/${request.id}.pdf`] ?? []).equals(file.content)).toBe(true);
  expect(data.final_reports).toMatchObject([{ title: 'Laporanku', files: '1. laporan.pdf' }]);
  expect(data.grades).toMatchObject([{ midterm: 71.5 }]);
  expect(data.sessions).toHaveLength(1);
  expect(data.saved_views).toEqual([
    {
      id: expect.any(Number),
      list: 'internships',
      name: 'Milik saya',
      query: 'search=pt',
      is_shared: false,
    },
  ]);
  expect(text('tampilan.csv')).toContain('Milik saya');
  const done = data.audit_entries.map(({ action }: { action: string }) => action);
  expect(done).toEqual(expect.arrayContaining(['logout', 'create']));
  expect(Buffer.from(bytes[`foto/${photo.id}.jpg`] ?? []).equals(photo.image)).toBe(true);
  // A spreadsheet must not run it.
  expect(text('aktivitas.csv')).toContain(`"'=Rumus, ""kutipan"""`);
  expect(text('akun.csv').split('\r\n')[0]).toContain('id,name,email');
  expect(text('akun.csv')).toContain('email_confirmed_at,email_refused_at,email_refusal');
  expect(text('data.json')).not.toContain('Orang Lain');
  expect(text('data.json')).not.toMatch(/password_hash|argon2/);
});

test('contains the changes of a person’s past days, and what the person has changed without the days of others', async () => {
  const student = await aStudent(app.db);
  const mentor = await aMentor(app.db);
  const own = await anInternship(app.db, { student_id: student.id, mentor_id: mentor.id });
  const change = { internship_id: own.id, changed_by: mentor.user.id };
  const { id } = await aVerdictChange(app.db, change);
  await aVerdictChange(app.db, { internship_id: (await anInternship(app.db)).id });

  const changed = { id, internship_id: own.id, date: '2026-03-09' };
  const changed_by_name = mentor.user.name;
  const ofStudent = await open(student.user.id);
  expect(ofStudent.data.verdict_changes).toEqual([
    {
      ...changed,
      changed_by_name,
      changed_at: '2026-03-12T03:00:00.000Z',
      verdict_before: 'absent',
      verdict_after: null,
      reason: 'Surat sakit terlambat.',
    },
  ]);
  expect(ofStudent.text('perubahan-kehadiran.csv')).toContain('Surat sakit terlambat.');
  const ofMentor = await open(mentor.user.id);
  expect(ofMentor.data.verdict_changes).toMatchObject([
    { ...changed, verdict_before: null, verdict_after: null, reason: null },
  ]);
});

testInAll('contains the signature and the placements of a mentor and a lecturer', async () => {
  const mentor = await aMentor(app.db, { company_id: (await aCompany(app.db)).id });
  const lecturer = await aLecturer(app.db);
  const { id } = await anInternship(app.db, { mentor_id: mentor.id, lecturer_id: lecturer.id });
  const image = Buffer.from('89504e470d0a1a0a', 'hex');
  await app.db.insertInto('signatures').values({ user_id: mentor.user.id, image }).execute();

  const ofMentor = await open(mentor.user.id);
  expect(ofMentor.data.internships).toMatchObject([{ id }]);
  expect(ofMentor.data.activities).toEqual([]);
  expect(Buffer.from(ofMentor.bytes['tanda-tangan.png'] ?? []).equals(image)).toBe(true);
  const ofLecturer = await open(lecturer.user.id);
  expect(ofLecturer.data.internships).toMatchObject([{ id }]);
  expect(ofLecturer.names).not.toContain('tanda-tangan.png');
});

test('contains the reminders that a person has sent, and those to a student and a reviewer', async () => {
  const student = await aStudent(app.db);
  const lecturer = await aLecturer(app.db);
  const internship = await anInternship(app.db, { student_id: student.id });
  const toStudent = await aChatReminder(app.db, {
    matter_id: internship.id,
    actor_user_id: lecturer.user.id,
  });
  const toLecturer = await aChatReminder(app.db, {
    kind: 'late_reviewers',
    matter_id: lecturer.user.id,
    actor_user_id: null,
  });
  // About others.
  await aChatReminder(app.db, {
    kind: 'late_reviewers',
    matter_id: internship.id + 1_000_000,
    actor_user_id: null,
  });
  await aChatReminder(app.db, { matter_id: lecturer.user.id + 1_000_000, actor_user_id: null });

  const idsOf = async (userId: number) =>
    (await open(userId)).data.chat_reminders.map(({ id }: { id: number }) => id);
  expect(await idsOf(student.user.id)).toEqual([toStudent.id]);
  expect(await idsOf(lecturer.user.id)).toEqual([toStudent.id, toLecturer.id]);
});

test('contains what waits for a person, the news and the mails, and none of another one', async () => {
  const student = await aStudent(app.db);
  const internship = await anInternship(app.db, { student_id: student.id });
  const place = { internship_id: internship.id };
  const other = await aStudent(app.db);
  const others = await anInternship(app.db, { student_id: other.id });
  const expected = await anAttentivePerson(app.db, student.user.id, place);
  await anAttentivePerson(app.db, other.user.id, { internship_id: others.id });

  const { data, text } = await open(student.user.id);
  const found = Object.keys(expected).map((part) => [part, data[part].length]);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(data.put_off_follow_ups).toEqual([{ kind: 'missing_logs', until: '2026-03-09' }]);
  expect(data.seen_follow_ups).toMatchObject([{ kind: 'missing_logs', matters: 2 }]);
  expect(data.mailed_follow_ups).toMatchObject([{ first_on: '2026-03-02', mails: 2 }]);
  expect(data.notifications).toMatchObject([{ kind: 'new_placements', matter_id: internship.id }]);
  expect(data.mail_preferences).toEqual([
    { topic: 'news', kind: 'new_placements', channel: 'digest' },
  ]);
  expect(data.digest_hours).toEqual([{ hour: 15 }]);
  expect(data.mails).toMatchObject([{ kind: 'digest', matter: '2026-03-04', state: 'waiting' }]);
  expect(text('email.csv')).toContain('digest,2026-03-04,waiting');
  expect(text('jam-rangkuman.csv')).toContain('15');
});

testInAll('leaves out the addresses of other people', async () => {
  const student = await aStudent(app.db);
  await app.inject({
    method: 'PUT',
    url: `/api/users/${student.user.id}`,
    headers: admin,
    payload: { name: 'Nama Baru', email: student.user.email },
  });
  const { data } = await open(student.user.id);
  const changed = data.audit_entries.filter(
    ({ action }: { action: string }) => action === 'update',
  );
  expect(changed).toMatchObject([{ actor_role: 'super_admin', address: null, device: null }]);
});

testInAll('reads more than the database gives at once', async () => {
  const student = await aStudent(app.db);
  const internship = await anInternship(app.db, { student_id: student.id });
  const {
    id: _id,
    search_text: _text,
    ...activity
  } = await anActivity(app.db, {
    internship_id: internship.id,
  });
  await app.db
    .insertInto('activities')
    .values(Array.from({ length: 1000 }, () => activity))
    .execute();
  const { data, text } = await open(student.user.id);
  expect(data.activities).toHaveLength(1001);
  expect(new Set(data.activities.map(({ id }: { id: number }) => id)).size).toBe(1001);
  expect(text('aktivitas.csv').trimEnd().split('\r\n')).toHaveLength(1002);
});

test('records the person who asked for it', async () => {
  const student = await aStudent(app.db);
  await open(student.user.id);
  const entry = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'export')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor_role: 'super_admin',
    operation: 'exportUser',
    resource: 'users',
    record_id: String(student.user.id),
    label: student.user.name,
  });
});

test('answers 404 for an unknown account', async () => {
  expect((await exportOf(999_999)).statusCode).toBe(404);
});
