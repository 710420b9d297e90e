import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, NotNull } from 'kysely';
import { invitationCodes } from '@/server/auth/oneTimeCodes';
import type {
  Activity,
  ActivityLog,
  ActivityPhoto,
  Company,
  Course,
  Grade,
  Holiday,
  Internship,
  InternshipPeriod,
  Lecturer,
  Mentor,
  NewActivity,
  NewActivityLog,
  NewActivityPhoto,
  NewAttendanceEvent,
  NewAttendanceRequest,
  NewCompany,
  NewCourse,
  NewGrade,
  NewGuidanceSession,
  NewHoliday,
  NewInternship,
  NewInternshipPeriod,
  NewLecturer,
  NewMentor,
  NewPlace,
  NewStudent,
  NewUser,
  Place,
  Student,
  Tables,
  User,
} from '@/server/db/tables';
import { shippedTemplate } from '@/server/letters/shippedTemplates';
import type { RequestFile } from '@/server/resources/attendance-requests/requestFile';
import { exampleLetter } from '@/shared/letters/letterFields';
import { letterNumber } from '@/shared/letters/numberPattern';
import type { AssessmentCriterion } from '@/shared/resources/assessments/constants';
import type { CertificateData } from '@/shared/resources/certificates/certificateData';
import { DEFAULT_NUMBER_PATTERN, type LetterKind } from '@/shared/resources/letters/constants';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { aPlaceInput } from '@/shared/testing/placeInput';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';
import { plainPdf } from './plainPdf';
import { TEST_SECRET } from './testSecret';

/**
 * Builders of valid, distinct records and the records they refer to. Tests override only the fields
 * that matter to them.
 */
type Database = Kysely<Tables>;
/** Only people who are invited lack an address or a number. */
type Known<Row, Name extends keyof Row> = Row & { [Key in Name]: NonNullable<Row[Key]> };
type KnownUser = Known<User, 'email'>;
type WithUser<Profile> = Profile & { user: KnownUser };
type ProfileOverrides<NewProfile> = Partial<NewProfile> & { user?: Partial<NewUser> };

export const TEST_PASSWORD = 'Magang2026!';
// argon2id hash of TEST_PASSWORD with minimal memory, so that verifying it is fast
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=1024,t=1,p=1$c2ltYWdhbmctdGVzdGluZw$Z4boyCgAG2JxTUojWYSxE4+RCbgmUSgcPv+5ujqQQ9Q';

let last = 0;
function nextNumber(): number {
  last += 1;
  return last;
}
function digits(length: number): string {
  return String(nextNumber()).padStart(length, '0');
}

export async function aUser(db: Database, overrides: Partial<NewUser> = {}): Promise<KnownUser> {
  const number = nextNumber();
  return db
    .insertInto('users')
    .values({
      name: `Pengguna ${number}`,
      email: `pengguna${number}@kampus.example`,
      role: 'student',
      password_hash: TEST_PASSWORD_HASH,
      has_default_password: false,
      ...overrides,
    })
    .returningAll()
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirstOrThrow();
}

export async function aStudent(
  db: Database,
  { user, ...overrides }: ProfileOverrides<NewStudent> = {},
): Promise<WithUser<Student>> {
  const owner = await userOf(db, overrides.user_id, { role: 'student', ...user });
  const student = await db
    .insertInto('students')
    .values({
      nim: digits(10),
      academic_year: '2024/2025',
      ...overrides,
      user_id: owner.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...student, user: owner };
}

export async function aLecturer(
  db: Database,
  { user, ...overrides }: ProfileOverrides<NewLecturer> = {},
): Promise<WithUser<Known<Lecturer, 'nip'>>> {
  const owner = await userOf(db, overrides.user_id, { role: 'lecturer', ...user });
  const lecturer = await db
    .insertInto('lecturers')
    .values({
      nip: digits(18),
      ...overrides,
      user_id: owner.id,
    })
    .returningAll()
    .$narrowType<{ nip: NotNull }>()
    .executeTakeFirstOrThrow();
  return { ...lecturer, user: owner };
}

/** Super admins have a lecturer profile, which holds the NIP. */
export async function aSuperAdmin(
  db: Database,
  { user, ...overrides }: ProfileOverrides<NewLecturer> = {},
): Promise<WithUser<Known<Lecturer, 'nip'>>> {
  return aLecturer(db, { ...overrides, user: { role: 'super_admin', ...user } });
}

export async function aMentor(
  db: Database,
  { user, ...overrides }: ProfileOverrides<NewMentor> = {},
): Promise<WithUser<Known<Mentor, 'nik'>>> {
  const owner = await userOf(db, overrides.user_id, { role: 'mentor', ...user });
  const mentor = await db
    .insertInto('mentors')
    .values({
      nik: digits(16),
      ...overrides,
      company_id: overrides.company_id ?? (await aCompany(db)).id,
      user_id: owner.id,
    })
    .returningAll()
    .$narrowType<{ nik: NotNull }>()
    .executeTakeFirstOrThrow();
  return { ...mentor, user: owner };
}

/** A mentor who has been invited by telephone; nothing has been completed. */
export async function anInvitation(db: Database) {
  const { id: user_id } = await aUser(db, { role: 'mentor', email: null });
  const company_id = (await aCompany(db)).id;
  await db.insertInto('mentors').values({ user_id, company_id }).execute();
  const nonce = randomUUID();
  const secret = { sessionSecret: TEST_SECRET };
  return db
    .insertInto('invitations')
    .values({
      user_id,
      nonce,
      code_digest: invitationCodes.digestOf(
        invitationCodes.codeOf({ user_id, nonce }, secret),
        secret,
      ),
      invited_at: '2026-03-01T00:00:00.000Z',
      expires_at: '2190-03-15T00:00:00.000Z',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aCompany(
  db: Database,
  overrides: Partial<NewCompany> = {},
): Promise<Company> {
  const number = nextNumber();
  return db
    .insertInto('companies')
    .values({
      ...aCompanyInput({ phone_number: '0225550100', internship_quota: 10 }),
      name: `PT Mitra ${number}`,
      address: `Jl. Merdeka No. ${number}, Bandung`,
      email: `mitra${number}@perusahaan.example`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Each on a day of its own, from 2 January 2030 on. */
export async function aHoliday(
  db: Database,
  overrides: Partial<NewHoliday> = {},
): Promise<Holiday> {
  const number = nextNumber();
  const date = new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10);
  return db
    .insertInto('holidays')
    .values({ ...aHolidayInput({ date, name: `Hari Libur ${number}` }), ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aPlace(db: Database, overrides: Partial<NewPlace> = {}): Promise<Place> {
  const company_id = overrides.company_id ?? (await aCompany(db)).id;
  return db
    .insertInto('places')
    .values({ ...aPlaceInput({ name: `Kantor ${nextNumber()}` }), company_id, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aCourse(db: Database, overrides: Partial<NewCourse> = {}): Promise<Course> {
  const code = `AJK${digits(6)}`;
  return db
    .insertInto('courses')
    .values({
      code,
      name: `Mata Kuliah ${code}`,
      semester: 2,
      hours_per_week: 4,
      credits: 2,
      weight_assignment_1: 20,
      weight_assignment_2: 20,
      weight_midterm: 20,
      weight_final: 30,
      weight_other: 10,
      academic_year: '2024/2025',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Active, and long enough to include any day that tests are likely to use. */
export async function aSavedView(
  db: Database,
  view: Pick<Insertable<Tables['saved_views']>, 'user_id'> &
    Partial<Insertable<Tables['saved_views']>>,
) {
  return db
    .insertInto('saved_views')
    .values({ list: 'internships', name: 'Tampilan', query: 'sort=student.nim', ...view })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** News at noon on 3 February 2026, by the server itself. */
export async function aNotification(
  db: Database,
  news: Pick<Insertable<Tables['notifications']>, 'user_id' | 'kind' | 'matter_id'> &
    Partial<Insertable<Tables['notifications']>>,
) {
  return db
    .insertInto('notifications')
    .values({ at: new Date('2026-02-03T05:00:00Z'), ...news })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** About a silent student, unless the values say otherwise. */
export async function aChatReminder(
  db: Database,
  reminder: Pick<Insertable<Tables['chat_reminders']>, 'matter_id' | 'actor_user_id'> &
    Partial<Insertable<Tables['chat_reminders']>>,
) {
  return db
    .insertInto('chat_reminders')
    .values({
      kind: 'silent_students',
      since: '2026-03-02',
      at: '2026-03-04T03:00:00Z',
      actor_name: 'Pengirim',
      ...reminder,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function anInternshipPeriod(
  db: Database,
  overrides: Partial<NewInternshipPeriod> = {},
): Promise<InternshipPeriod> {
  return db
    .insertInto('internship_periods')
    .values({
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      semester: 3,
      year: '2026',
      is_active: true,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function anInternship(
  db: Database,
  overrides: Partial<NewInternship> = {},
): Promise<Internship> {
  return db
    .insertInto('internships')
    .values({
      ...overrides,
      student_id: overrides.student_id ?? (await aStudent(db)).id,
      mentor_id: overrides.mentor_id ?? (await aMentor(db)).id,
      lecturer_id: overrides.lecturer_id ?? (await aLecturer(db)).id,
      internship_period_id: overrides.internship_period_id ?? (await anInternshipPeriod(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function anActivity(
  db: Database,
  overrides: Partial<NewActivity> = {},
): Promise<Activity> {
  const number = nextNumber();
  return db
    .insertInto('activities')
    .values({
      name: `Konfigurasi VLAN ${number}`,
      description: 'Membuat VLAN untuk tiap lantai dan menguji perutean antar-VLAN.',
      date: '2026-03-02',
      start_time: '08:00',
      end_time: '12:00',
      address: 'Jl. Merdeka No. 1, Bandung',
      ...overrides,
      internship_id: overrides.internship_id ?? (await anInternship(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Handed in at `handed_in_at`; a draft with null. */
export async function anActivityLog(
  db: Database,
  { handed_in_at = '2026-03-02T09:00:00Z', ...overrides }: Partial<NewActivityLog> = {},
): Promise<ActivityLog> {
  return db
    .insertInto('activity_logs')
    .values({
      text: 'Membuat tiga VLAN dan menguji trunk antar-switch.',
      saved_at: '2026-03-02T08:55:00Z',
      first_handed_in_at: handed_in_at,
      handed_in_at,
      handed_in_version: handed_in_at === null ? null : (overrides.version ?? 1),
      ...overrides,
      activity_id: overrides.activity_id ?? (await anActivity(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The first bytes of a JPEG, which are all that the database checks. */
const JPEG = Buffer.from('ffd8ffe000104a46', 'hex');

export async function anActivityPhoto(
  db: Database,
  overrides: Partial<NewActivityPhoto> = {},
): Promise<ActivityPhoto> {
  return db
    .insertInto('activity_photos')
    .values({
      position: 1,
      image: JPEG,
      thumbnail: JPEG,
      width: 1280,
      height: 960,
      ...overrides,
      activity_id: overrides.activity_id ?? (await anActivity(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A check-in of a student, which the activity does not repeat by itself. */
export async function anAttendanceEvent(
  db: Database,
  overrides: Partial<NewAttendanceEvent> & Pick<NewAttendanceEvent, 'activity_id'>,
) {
  return db
    .insertInto('attendance_events')
    .values({
      device_event_id: randomUUID(),
      kind: 'in',
      received_at: new Date('2026-03-02T01:00:00Z'),
      actor_user_id: 1,
      actor_name: 'Andi Pratama',
      actor_role: 'student',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Old enough for the lecturer to decide. */
export async function anAttendanceRequest(
  db: Database,
  { file, ...overrides }: Partial<NewAttendanceRequest> & { file?: RequestFile } = {},
) {
  const request = await db
    .insertInto('attendance_requests')
    .values({
      kind: 'leave',
      start_date: '2026-03-02',
      end_date: '2026-03-02',
      reason: 'Mengurus surat di kampus.',
      created_at: new Date('2026-02-20T02:00:00Z'),
      ...overrides,
      internship_id: overrides.internship_id ?? (await anInternship(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (file) {
    await db
      .insertInto('attendance_request_files')
      .values({ request_id: request.id, ...file })
      .execute();
  }
  return request;
}

/** Sent by the student, and not yet decided on. */
export async function aGuidanceSession(db: Database, overrides: Partial<NewGuidanceSession> = {}) {
  return db
    .insertInto('guidance_sessions')
    .values({
      date: '2026-03-02',
      topic: 'Rumusan masalah',
      result: 'Bab 1 disusun ulang.',
      ...overrides,
      internship_id: overrides.internship_id ?? (await anInternship(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A sent request for a new company, by a student alone; `member_ids` have agreed. */
export async function aPlacementRequest(
  db: Database,
  {
    company_ids,
    member_ids = [],
    file,
    ...overrides
  }: Partial<Insertable<Tables['placement_requests']>> & {
    company_ids?: readonly number[];
    member_ids?: readonly number[];
    file?: RequestFile;
  } = {},
) {
  const sent = new Date('2026-02-20T02:00:00Z');
  const { state = 'sent' } = overrides;
  const isDecided = !['draft', 'sent'].includes(state);
  const request = await db
    .insertInto('placement_requests')
    .values({
      created_at: sent,
      changed_at: sent,
      sent_at: state === 'draft' ? null : sent,
      sent_on: state === 'draft' ? null : '2026-02-20',
      decided_at: isDecided ? sent : null,
      decided_by_user_id: isDecided ? 0 : null,
      decided_by_name: isDecided ? 'Jurusan' : null,
      comment: isDecided ? 'Lampirkan surat penerimaan.' : null,
      ...overrides,
      state,
      student_id: overrides.student_id ?? (await aStudent(db)).id,
      internship_period_id: overrides.internship_period_id ?? (await anInternshipPeriod(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('placement_request_members')
    .values(
      [request.student_id, ...member_ids].map((student_id) => ({
        request_id: request.id,
        student_id,
        answer: 'agreed' as const,
        answered_at: sent,
      })),
    )
    .execute();
  const companies = request.own_company ? [] : (company_ids ?? [(await aCompany(db)).id]);
  for (const [index, company_id] of companies.entries()) {
    await db
      .insertInto('placement_request_choices')
      .values({ request_id: request.id, position: index + 1, company_id })
      .execute();
  }
  if (file) {
    await db
      .insertInto('placement_request_files')
      .values({ request_id: request.id, ...file })
      .execute();
  }
  return request;
}

export async function aPlacementWindow(
  db: Database,
  window: Insertable<Tables['placement_windows']>,
) {
  await db.insertInto('placement_windows').values(window).execute();
}

/** Two numbers and a scale with words, for a course of the semester that periods have by default. */
export const someCriteria = (): AssessmentCriterion[] => [
  { name: 'Kedisiplinan', guidance: 'Kehadiran dan ketepatan waktu.', weight: 50, words: null },
  { name: 'Kerja sama', guidance: null, weight: 30, words: null },
  {
    name: 'Inisiatif',
    guidance: null,
    weight: 20,
    words: [
      { word: 'Kurang', points: 40 },
      { word: 'Cukup', points: 60 },
      { word: 'Baik', points: 80 },
    ],
  },
];

export async function anAssessmentForm(
  db: Database,
  {
    criteria = someCriteria(),
    ...overrides
  }: Partial<Insertable<Tables['assessment_forms']>> & { criteria?: AssessmentCriterion[] } = {},
) {
  const course_code = overrides.course_code ?? (await aCourse(db, { semester: 3 })).code;
  // The weights are summed up at the end of the transaction.
  return db.transaction().execute(async (trx) => {
    const form = await trx
      .insertInto('assessment_forms')
      .values({ assessor: 'mentor', score_part: 'final', ...overrides, course_code })
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('assessment_criteria')
      .values(
        criteria.map(({ guidance = null, words, ...criterion }, index) => ({
          form_id: form.id,
          revision: form.revision,
          position: index + 1,
          guidance,
          words: words && JSON.stringify(words),
          ...criterion,
        })),
      )
      .execute();
    return form;
  });
}

/** A draft of the criteria of `anAssessmentForm` that lacks a score; complete once it was sent. */
export async function anAssessmentSheet(
  db: Database,
  overrides: Partial<Insertable<Tables['assessment_sheets']>> = {},
) {
  const { state = 'draft' } = overrides;
  const isDraft = state === 'draft';
  const at = new Date('2026-06-01T02:00:00Z');
  return db
    .insertInto('assessment_sheets')
    .values({
      revision: 1,
      scores: [80, 90, isDraft ? null : 3],
      changed_at: at,
      sent_at: isDraft ? null : at,
      sent_by_user_id: isDraft ? null : 0,
      sent_by_name: isDraft ? null : 'Penilai',
      return_reason: state === 'returned' ? 'Periksa kembali kedisiplinan.' : null,
      ...overrides,
      form_id: overrides.form_id ?? (await anAssessmentForm(db)).id,
      internship_id: overrides.internship_id ?? (await anInternship(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A PDF of one page. */
export const PDF = Buffer.from(plainPdf('Laporan'));

/** A report with one version, on which a returned one has a comment. */
export async function aFinalReport(
  db: Database,
  {
    content = PDF,
    comment = 'Lengkapi bab 4.',
    ...overrides
  }: Partial<Insertable<Tables['final_reports']>> & { content?: Buffer; comment?: string } = {},
) {
  const { state = 'sent' } = overrides;
  const at = new Date('2026-06-01T02:00:00Z');
  const isReturned = state === 'returned';
  const report = await db
    .insertInto('final_reports')
    .values({
      title: 'Pemantauan Jaringan',
      versions: 1,
      sent_at: at,
      decided_at: state === 'sent' ? null : at,
      decided_by_user_id: state === 'sent' ? null : 0,
      decided_by_name: state === 'sent' ? null : 'Dosen',
      ...overrides,
      internship_id: overrides.internship_id ?? (await anInternship(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('final_report_versions')
    .values({
      final_report_id: report.id,
      number: report.versions,
      name: 'laporan.pdf',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      content,
      sent_at: report.sent_at,
      comment: isReturned ? comment : null,
      commented_at: isReturned ? at : null,
      commented_by_user_id: isReturned ? report.decided_by_user_id : null,
      commented_by_name: isReturned ? report.decided_by_name : null,
    })
    .execute();
  return report;
}

export async function aGrade(db: Database, overrides: Partial<NewGrade> = {}): Promise<Grade> {
  return db
    .insertInto('grades')
    .values({
      assignment_1: 80,
      assignment_2: 82.5,
      midterm: 78,
      final: 85,
      other: 90,
      ...overrides,
      internship_id: overrides.internship_id ?? (await anInternship(db)).id,
      course_code: overrides.course_code ?? (await aCourse(db)).code,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function userOf(
  db: Database,
  userId: number | undefined,
  overrides: Partial<NewUser>,
): Promise<KnownUser> {
  if (userId === undefined) return aUser(db, overrides);
  return db
    .selectFrom('users')
    .selectAll()
    .$narrowType<{ email: NotNull }>()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The shipped template of a kind, with its first version. */
async function aLetterTemplate(
  db: Database,
  overrides: Partial<Insertable<Tables['letter_templates']>> = {},
) {
  const { kind = 'introduction' } = overrides;
  const { name, file } = shippedTemplate(kind);
  const template = await db
    .insertInto('letter_templates')
    .values({ kind, name: `${name} ${randomUUID()}`, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('letter_template_versions')
    .values({
      template_id: template.id,
      number: 1,
      file_name: `${name}.docx`,
      file,
      sha256: createHash('sha256').update(file).digest('hex'),
      fields: JSON.stringify(['nomor', 'nama']),
      uploaded_at: new Date('2026-01-05T01:00:00Z'),
      uploaded_by_user_id: 0,
      uploaded_by_name: 'Jurusan',
    })
    .execute();
  return template;
}

/** A letter with the next number of its series, for a student. */
export async function aLetter(
  db: Database,
  {
    kind = 'introduction',
    student_id,
    scan,
    ...overrides
  }: Partial<Insertable<Tables['letters']>> & {
    kind?: LetterKind;
    student_id?: number;
    scan?: RequestFile;
  } = {},
) {
  const date = overrides.date ?? '2026-03-09';
  const series = await db
    .insertInto('letter_series')
    .values({
      kind,
      year: Number(date.slice(0, 4)),
      register: kind,
      pattern: DEFAULT_NUMBER_PATTERN,
      last_number: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((eb) => ({
        last_number: eb('letter_series.last_number', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const student = student_id ?? (await aStudent(db)).id;
  const { name, nim } = await db
    .selectFrom('students')
    .select(['name', 'nim'])
    .where('id', '=', student)
    .executeTakeFirstOrThrow();
  const { values } = exampleLetter(kind);
  const sequence = series.last_number;
  const given = {
    series_id: series.id,
    sequence,
    number: overrides.number ?? letterNumber(series.pattern, { kind, sequence, date }),
  };
  await db
    .insertInto('given_numbers')
    .values({ ...given, kind })
    .execute();
  const letter = await db
    .insertInto('letters')
    .values({
      ...given,
      template_id: overrides.template_id ?? (await aLetterTemplate(db, { kind })).id,
      template_number: 1,
      date,
      signatory_name: 'Dr. Ratna Dewi, M.Kom.',
      signatory_position: 'Ketua Jurusan',
      signatory_nip: '198001012005012001',
      data: JSON.stringify({
        values: { ...values, nama: name, nim },
        students: [{ id: student, nama: name, nim }],
      }),
      code: verificationCodeOf(randomBytes(VERIFICATION_CODE_LENGTH)),
      created_at: new Date('2026-03-09T02:00:00Z'),
      created_by_user_id: 0,
      created_by_name: 'Jurusan',
      signed_at: scan ? new Date('2026-03-10T02:00:00Z') : null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('letter_recipients')
    .values({ letter_id: letter.id, student_id: student })
    .execute();
  if (scan) {
    const row = { letter_id: letter.id, ...scan, attached_at: letter.created_at };
    await db.insertInto('letter_scans').values(row).execute();
  }
  return letter;
}

type ExaminerRow = Partial<Insertable<Tables['defence_examiners']>>;

/** A defence of an hour on 2 March 2026; without examiners, the lecturer of the placement examines. */
export async function aDefence(
  db: Database,
  {
    internship_id,
    examiners = [{}],
    ...overrides
  }: Partial<Insertable<Tables['defences']>> & { examiners?: readonly ExaminerRow[] } = {},
) {
  const { id, lecturer_id } = await db
    .selectFrom('internships')
    .select(['id', 'lecturer_id'])
    .where('id', '=', internship_id ?? (await anInternship(db)).id)
    .executeTakeFirstOrThrow();
  const defence = await db
    .insertInto('defences')
    .values({
      internship_id: id,
      starts_at: new Date('2026-03-02T02:00:00Z'),
      minutes: 60,
      room: `Ruang ${id}`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = examiners.map((examiner, index) => ({
    defence_id: defence.id,
    lecturer_id,
    position: index + 1,
    ...examiner,
  }));
  await db.insertInto('defence_examiners').values(rows).execute();
  return defence;
}

/** Days on which a student is not at the company. */
export async function anInterruption(
  db: Database,
  { internship_id, ...overrides }: Partial<Insertable<Tables['internship_interruptions']>> = {},
) {
  return db
    .insertInto('internship_interruptions')
    .values({
      internship_id: internship_id ?? (await anInternship(db)).id,
      start_date: '2026-03-09',
      end_date: '2026-03-20',
      reason: 'Cuti kuliah karena sakit',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Another verdict on a past day. */
export async function aVerdictChange(
  db: Database,
  change: Partial<Insertable<Tables['verdict_changes']>> & { internship_id: number },
) {
  return db
    .insertInto('verdict_changes')
    .values({
      date: '2026-03-09',
      verdict_before: 'absent',
      verdict_after: null,
      reason: 'Surat sakit terlambat.',
      changed_at: new Date('2026-03-12T03:00:00Z'),
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A certificate of a placement, whether or not it fulfils the conditions. */
export async function aCertificate(
  db: Database,
  { internship_id, ...overrides }: Partial<Insertable<Tables['certificates']>> = {},
) {
  const placement = await db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internship_period_id')
    .select(['internships.id', 'student_name', 'student_nim', 'company_name'])
    .select([
      'internship_period_id',
      'internship_periods.start_date',
      'internship_periods.end_date',
    ])
    .where('internships.id', '=', internship_id ?? (await anInternship(db)).id)
    .executeTakeFirstOrThrow();
  const { start_date, end_date } = placement;
  return db
    .insertInto('certificates')
    .values({
      kind: 'student',
      internship_period_id: placement.internship_period_id,
      internship_id: placement.id,
      data: JSON.stringify({
        letterhead: { appName: 'SiMagang', department: 'Jurusan', programme: 'Program Studi' },
        title: 'Sertifikat Magang',
        name: placement.student_name,
        nim: placement.student_nim,
        company_name: placement.company_name,
        period: { start_date, end_date },
        text: `telah menyelesaikan magang di ${placement.company_name}.`,
        figures: [{ label: 'Hari hadir', value: '80 hari' }],
        place_and_date: 'Bandung, 20 Desember 2026',
        signatory: { name: 'Dr. Ratna Dewi, M.Kom.', position: 'Ketua Jurusan', nip: null },
      } satisfies CertificateData),
      code: verificationCodeOf(randomBytes(VERIFICATION_CODE_LENGTH)),
      issued_at: new Date('2026-12-20T02:00:00Z'),
      issued_by_user_id: 0,
      issued_by_name: 'Jurusan',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A passkey that no device has, for what depends on having one. */
export async function aPasskey(db: Database, { user_id }: { user_id: number }): Promise<void> {
  const passkey = {
    id: `passkey-${user_id}`,
    name: 'Ponsel',
    public_key: Buffer.of(1),
    counter: 0,
  };
  await db
    .insertInto('passkeys')
    .values({ ...passkey, user_id, created_at: new Date() })
    .execute();
}
