import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

export type Row = Record<string, unknown>;

/** The stored records of one kind about a person. */
export interface PersonalRecords {
  /** its name in the JSON */
  name: string;
  /** the name of its table, without `.csv` */
  file: string;
  /** the description of the table for readers */
  title: string;
  parts: (db: Database, userId: number) => AsyncGenerator<Row[]>;
}

const AT_ONCE = 500;

type Select = (userId: number, after: number) => ReturnType<typeof sql<Row>>;

/** Rows by ascending id, so that neither the database nor the server holds all of them. */
const byId = (select: Select): PersonalRecords['parts'] =>
  async function* parts(db, userId) {
    for (let after = 0; ; ) {
      const { rows } = await sql<Row>`
        select * from (${select(userId, after)}) as found where id > ${after} order by id limit ${AT_ONCE}
      `.execute(db);
      yield rows;
      if (rows.length < AT_ONCE) return;
      after = Number(rows.at(-1)?.id);
    }
  };

/** Reads records of which a person has few at once. */
const few = (select: (userId: number) => ReturnType<typeof sql<Row>>): PersonalRecords['parts'] =>
  async function* parts(db, userId) {
    const { rows } = await select(userId).execute(db);
    yield rows;
  };

const ownInternships = (userId: number) => sql`
  select internships.id from internships join students on students.id = student_id
  where students.user_id = ${userId}`;
export const ownActivities = (userId: number) => sql`
  select activities.id from activities where internship_id in (${ownInternships(userId)})`;

/** The requests of a student that have a file. */
export const ownAttachments = (userId: number) => sql<{ request_id: number }>`
  select request_id from attendance_request_files
  join attendance_requests on attendance_requests.id = request_id
  where internship_id in (${ownInternships(userId)}) order by request_id`;

const account: Select = (userId) => sql<Row>`
  select users.id, users.name, users.email, users.phone_number, users.address, gender, place_of_birth, date_of_birth,
    role, users.is_active, nim, academic_year, nip, nik, companies.name as company,
    last_login_at, last_login_device, last_login_address, email_confirmed_at, email_refused_at, email_refusal,
    users.created_at, users.updated_at
  from users
  left join students on students.user_id = users.id
  left join lecturers on lecturers.user_id = users.id
  left join mentors on mentors.user_id = users.id
  left join companies on companies.id = mentors.company_id
  where users.id = ${userId}`;

const internships: Select = (userId) => sql<Row>`
  select internships.id, internship_periods.start_date, internship_periods.end_date,
    internships.start_date as own_start_date, internships.end_date as own_end_date, end_reason, semester, year, student_nim, student_name, company_name,
    mentor_users.name as mentor_name, lecturer_users.name as lecturer_name
  from internships
  join internship_periods on internship_periods.id = internship_period_id
  join students on students.id = student_id
  join mentors on mentors.id = mentor_id
  join users as mentor_users on mentor_users.id = mentors.user_id
  join lecturers on lecturers.id = lecturer_id
  join users as lecturer_users on lecturer_users.id = lecturers.user_id
  where ${userId} in (students.user_id, mentors.user_id, lecturers.user_id)`;

const activities: Select = (userId) => sql<Row>`
  select activities.id, internship_id, name, description, date, start_time, end_time, address,
    attendance_time, latitude, longitude, is_position_rounded,
    validated_at_by_mentor, validated_at_by_lecturer, returned_at_by_mentor, returned_at_by_lecturer,
    text as log, saved_at as log_saved_at, first_handed_in_at as log_first_handed_in_at,
    handed_in_at as log_handed_in_at
  from activities left join activity_logs on activity_id = activities.id
  where internship_id in (${ownInternships(userId)})`;

const attendanceEvents: Select = (userId) => sql<Row>`
  select id, activity_id, kind, received_at, device_time, latitude, longitude, accuracy,
    is_position_rounded, place_name, distance, verdict, reason, reason_note, actor_name, actor_role,
    claimed_at, voided_at, voided_by_name, voided_by_role, void_reason
  from attendance_events
  where id in (
    select id from attendance_events where actor_user_id = ${userId}
    union select id from attendance_events where voided_by_user_id = ${userId}
    union select id from attendance_events where activity_id in (${ownActivities(userId)})
  )`;

const attendanceRequests: Select = (userId) => sql<Row>`
  select attendance_requests.id, internship_id, attendance_requests.kind, start_date, end_date, activity_id, press,
    claimed_at, reason, files.name as file, state, comment, created_at, decided_at, decided_by_name, decided_by_role
  from attendance_requests
  left join attendance_request_files as files on files.request_id = attendance_requests.id
  where attendance_requests.id in (
    select id from attendance_requests where decided_by_user_id = ${userId}
    union select id from attendance_requests where internship_id in (${ownInternships(userId)})
  )`;

const guidanceSessions: Select = (userId) => sql<Row>`
  select id, internship_id, date, topic, result, state, reason, recorded_by, sent_at, decided_at, decided_by_name
  from guidance_sessions
  where id in (
    select id from guidance_sessions where decided_by_user_id = ${userId}
    union select id from guidance_sessions where internship_id in (${ownInternships(userId)})
  )`;

const ownPlacementRequests = (userId: number) => sql`
  select request_id from placement_request_members join students on students.id = student_id
  where students.user_id = ${userId}`;

/** The requests for a place of a student, as the spokesperson, that have a file. */
export const ownProofs = (userId: number) => sql<{ request_id: number }>`
  select request_id from placement_request_files
  join placement_requests on placement_requests.id = request_id
  join students on students.id = student_id
  where students.user_id = ${userId} order by request_id`;

/** Requests that the person has decided on leave out the texts of the students. */
const placementRequests: Select = (userId) => sql<Row>`
  select placement_requests.id, internship_period_id, state,
    case when own.user_id is not null then own_company end as own_company,
    case when own.user_id is not null then note end as note,
    files.name as file, comment, created_at, sent_at, decided_at, decided_by_name,
    array_to_string(array(
      select companies.name from placement_request_choices join companies on companies.id = company_id
      where request_id = placement_requests.id order by position
    ), ', ') as companies,
    member.answer, member.answered_at
  from placement_requests
  left join placement_request_files as files on files.request_id = placement_requests.id
  left join students as own on own.id = placement_requests.student_id and own.user_id = ${userId}
  left join (
    placement_request_members as member
    join students as people on people.id = member.student_id and people.user_id = ${userId}
  ) on member.request_id = placement_requests.id
  where placement_requests.id in (
    select id from placement_requests where decided_by_user_id = ${userId}
    union ${ownPlacementRequests(userId)}
  )`;

/** Asking and being asked; the copy leaves out whom others are. */
const placementAsks: Select = (userId) => sql<Row>`
  select asks.id, asks.request_id, asks.asked_at, asking.id is not null as is_own
  from placement_asks as asks
  left join students as asking on asking.id = asks.spokesperson_id and asking.user_id = ${userId}
  where asks.id in (
    select placement_asks.id from placement_asks join students on students.id = spokesperson_id
    where students.user_id = ${userId}
    union select placement_asks.id from placement_asks join students on students.id = student_id
    where students.user_id = ${userId}
  )`;

const placementWindowExceptions: Select = (userId) => sql<Row>`
  select placement_window_exceptions.id, internship_period_id, until, reason
  from placement_window_exceptions join students on students.id = student_id
  where students.user_id = ${userId}`;

const ownLetters = (userId: number) => sql`
  select letter_id from letter_recipients join students on students.id = student_id
  where students.user_id = ${userId}`;

/** The scans of the letters of a student. */
export const ownScans = (userId: number) => sql<{ letter_id: number }>`
  select letter_id from letter_scans where letter_id in (${ownLetters(userId)}) order by letter_id`;

/** A letter for a group names the others, so the copy has no text of it. */
const letters: Select = (userId) => sql<Row>`
  select letters.id, letters.number, date, letter_series.kind, companies.name as company_name,
    signatory_name, signatory_position, letter_scans.name as scan, created_at, created_by_name,
    cancelled_at, cancelled_reason, cancelled_by_name
  from letters
  join letter_series on letter_series.id = series_id
  left join companies on companies.id = company_id
  left join letter_scans on letter_scans.letter_id = letters.id
  where letters.id in (
    select id from letters where created_by_user_id = ${userId} or cancelled_by_user_id = ${userId}
    union ${ownLetters(userId)}
  )`;

const certificates: Select = (userId) => sql<Row>`
  select id, kind, data, code, issued_at, issued_by_name, revoked_at, revoked_reason,
    revoked_by_name
  from certificates
  where issued_by_user_id = ${userId} or revoked_by_user_id = ${userId}
    or internship_id in (
      select internships.id from internships join students on students.id = student_id
      where students.user_id = ${userId}
    )
    or mentor_id in (select mentors.id from mentors where user_id = ${userId})`;

const defences: Select = (userId) => sql<Row>`
  select defences.id, internship_id, starts_at, minutes, room, state,
    case when own.id is not null then cancel_reason end as cancel_reason
  from defences
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where defences.id in (
    select defence_id from defence_examiners join lecturers on lecturers.id = lecturer_id
    where user_id = ${userId}
    union select id from defences where internship_id in (${ownInternships(userId)})
  )`;

/** Remarks that the person has made about others are about these. */
const defenceExaminers = (userId: number) => sql<Row>`
  select defence_id, position, users.name as examiner, score, sent_at,
    case when own.id is not null then remark end as remark
  from defence_examiners
  join defences on defences.id = defence_id
  join lecturers on lecturers.id = lecturer_id
  join users on users.id = lecturers.user_id
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where own.id is not null or lecturers.user_id = ${userId}
  order by defence_id, position`;

const photos: Select = (userId) => sql<Row>`
  select id, activity_id, position, width, height, created_at from activity_photos
  where activity_id in (${ownActivities(userId)})`;

const reviews: Select = (userId) => sql<Row>`
  select id, activity_id, at, kind, reviewer, actor_name, actor_role, comment, log from activity_steps
  where id in (
    select id from activity_steps where actor_user_id = ${userId}
    union select id from activity_steps where activity_id in (${ownActivities(userId)})
  )`;

const grades: Select = (userId) => sql<Row>`
  select grades.id, internship_id, course_code, courses.name as course_name,
    assignment_1, assignment_2, midterm, final, other
  from grades join courses on courses.code = course_code
  where internship_id in (${ownInternships(userId)})`;

/** Sheets that the person has sent about others leave out what is about these. */
const assessmentSheets: Select = (userId) => sql<Row>`
  select sheets.id, internship_id, course_code, assessor, state, sent_at, sent_by_name,
    case when own.id is not null then array_to_string(scores, ', ', '-') end as scores,
    case when own.id is not null then remarks end as remarks,
    case when own.id is not null then return_reason end as return_reason
  from assessment_sheets sheets
  join assessment_forms forms on forms.id = form_id
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where sheets.id in (
    select id from assessment_sheets where sent_by_user_id = ${userId}
    union select id from assessment_sheets where internship_id in (${ownInternships(userId)})
  )`;

/** Reports that the person has decided on leave out what is about their students. */
const finalReports: Select = (userId) => sql<Row>`
  select reports.id, internship_id, state, versions, sent_at, decided_at, decided_by_name,
    case when own.id is not null then title end as title,
    case when own.id is not null then array_to_string(array(
      select number || '. ' || name || coalesce(': ' || comment, '')
      from final_report_versions where final_report_id = reports.id order by number
    ), E'\\n') end as files
  from final_reports reports
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where reports.id in (
    select id from final_reports where decided_by_user_id = ${userId}
    union select final_report_id from final_report_versions where commented_by_user_id = ${userId}
    union select id from final_reports where internship_id in (${ownInternships(userId)})
  )`;

/** The versions of the reports of a student. */
export const ownReportFiles = (userId: number) => sql<{
  final_report_id: number;
  number: number;
}>`
  select final_report_id, number from final_report_versions
  where final_report_id in (
    select id from final_reports where internship_id in (${ownInternships(userId)})
  )
  order by final_report_id, number`;

const workPatterns: Select = (userId) => sql<Row>`
  select work_patterns.id, internship_id, valid_from, array_to_string(weekdays, ', ') as weekdays,
    start_time, end_time, break_minutes, work_patterns.name, description, places.name as place
  from work_patterns left join places on places.id = place_id
  where internship_id in (${ownInternships(userId)})`;

const internshipPlaces = (userId: number) => sql<Row>`
  select internship_id, places.name as place, is_default
  from internship_places join places on places.id = place_id
  where internship_id in (${ownInternships(userId)}) order by internship_id, place_id`;

const internshipInterruptions = (userId: number) => sql<Row>`
  select internship_id, start_date, end_date, reason from internship_interruptions
  where internship_id in (${ownInternships(userId)}) order by internship_id, start_date`;

/** Changes that the person has made to days of others leave out what is about these. */
const verdictChanges: Select = (userId) => sql<Row>`
  select changes.id, internship_id, date, changed_at, users.name as changed_by_name,
    case when own.id is not null then verdict_before end as verdict_before,
    case when own.id is not null then verdict_after end as verdict_after,
    case when own.id is not null then reason end as reason
  from verdict_changes changes
  left join users on users.id = changed_by
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where changes.id in (
    select id from verdict_changes where changed_by = ${userId}
    union select id from verdict_changes where internship_id in (${ownInternships(userId)})
  )`;

const sessions = (userId: number) => sql<Row>`
  select created_at, last_used_at, device, address, remember from sessions
  where user_id = ${userId} order by created_at`;

const savedViews: Select = (userId) => sql<Row>`
  select id, list, name, query, is_shared from saved_views where user_id = ${userId}`;

const putOffFollowUps = (userId: number) => sql<Row>`
  select kind, until from put_off_follow_ups where user_id = ${userId} order by kind`;

const settledFollowUps = (userId: number) => sql<Row>`
  select kind, matter_id, since from settled_follow_ups
  where user_id = ${userId} order by kind, matter_id`;

const seenFollowUps = (userId: number) => sql<Row>`
  select kind, cardinality(matter_keys) as matters, at from seen_follow_ups
  where user_id = ${userId} order by kind`;

const mailedFollowUps = (userId: number) => sql<Row>`
  select kind, first_on, last_on, mails, ended_at from mailed_follow_ups
  where user_id = ${userId} order by kind, first_on, last_on, mails`;

const notifications: Select = (userId) => sql<Row>`
  select notifications.id, kind, matter_id, detail, at, read_at, actor.name as actor_name
  from notifications left join users as actor on actor.id = actor_user_id
  where user_id = ${userId}`;

const mutedNotifications = (userId: number) => sql<Row>`
  select kind from muted_notifications where user_id = ${userId} order by kind`;

const mailPreferences = (userId: number) => sql<Row>`
  select topic, kind, channel from mail_preferences where user_id = ${userId} order by topic, kind`;

const digestHours = (userId: number) => sql<Row>`
  select hour from digest_hours where user_id = ${userId}`;

const mails = (userId: number) => sql<Row>`
  select kind, matter, state, failure, created_at, finished_at from mails
  where user_id = ${userId} order by created_at`;

/** By the person, and about the person as a student or a reviewer. */
const chatReminders: Select = (userId) => sql<Row>`
  select id, kind, matter_id, since, at, actor_name from chat_reminders
  where id in (
    select id from chat_reminders where actor_user_id = ${userId}
    union select id from chat_reminders where kind = 'late_reviewers' and matter_id = ${userId}
    union select id from chat_reminders
      where kind = 'silent_students' and matter_id in (${ownInternships(userId)})
  )`;

/** Entries by and about the person; addresses and devices of other actors are left out. */
const auditEntries: Select = (userId) => sql<Row>`
  select id, at, actor_name, actor_role, action, resource, record_id, label, old, new, reason,
    case when actor_user_id = ${userId} then address end as address,
    case when actor_user_id = ${userId} then device end as device
  from audit_entries
  where id in (
    select id from audit_entries where actor_user_id = ${userId}
    union select id from audit_entries where subject = 'users' and subject_id = ${String(userId)}
    union select id from audit_entries where subject = 'placement_requests'
      and subject_id in (select request_id::text from (${ownPlacementRequests(userId)}) own)
    union select id from audit_entries
      where subject = 'internships' and subject_id in (select id::text from (${ownInternships(userId)}) own)
    union select id from audit_entries
      where subject = 'activities' and subject_id in (select id::text from (${ownActivities(userId)}) own)
    union select id from audit_entries where subject = 'grades' and subject_id in (
      select id::text from grades where internship_id in (${ownInternships(userId)})
    )
  )`;

/** All stored data about a person, except pictures and the secrets of the account. */
export const PERSONAL_RECORDS = [
  { name: 'account', file: 'akun', title: 'Akun dan profil', parts: byId(account) },
  { name: 'internships', file: 'magang', title: 'Magang', parts: byId(internships) },
  {
    name: 'activities',
    file: 'aktivitas',
    title: 'Aktivitas, absensi dan catatan kegiatan',
    parts: byId(activities),
  },
  {
    name: 'attendance_events',
    file: 'kejadian-absen',
    title: 'Setiap absen masuk dan pulang',
    parts: byId(attendanceEvents),
  },
  {
    name: 'attendance_requests',
    file: 'pengajuan',
    title: 'Pengajuan izin, sakit, koreksi absen dan kerja di tempat lain',
    parts: byId(attendanceRequests),
  },
  {
    name: 'placement_requests',
    file: 'pengajuan-tempat',
    title: 'Pengajuan tempat magang',
    parts: byId(placementRequests),
  },
  {
    name: 'placement_asks',
    file: 'ajakan-pengajuan-tempat',
    title: 'Ajakan mengajukan tempat bersama',
    parts: byId(placementAsks),
  },
  {
    name: 'placement_window_exceptions',
    file: 'pengecualian-masa-pengajuan',
    title: 'Pengecualian masa pengajuan tempat',
    parts: byId(placementWindowExceptions),
  },
  {
    name: 'guidance_sessions',
    file: 'bimbingan',
    title: 'Bimbingan dengan dosen',
    parts: byId(guidanceSessions),
  },
  { name: 'letters', file: 'surat', title: 'Surat', parts: byId(letters) },
  {
    name: 'certificates',
    file: 'sertifikat',
    title: 'Sertifikat',
    parts: byId(certificates),
  },
  { name: 'defences', file: 'ujian', title: 'Ujian', parts: byId(defences) },
  {
    name: 'defence_examiners',
    file: 'nilai-ujian',
    title: 'Penguji dan nilai ujian',
    parts: few(defenceExaminers),
  },
  {
    name: 'photos',
    file: 'foto',
    title: 'Foto; gambarnya ada di folder foto',
    parts: byId(photos),
  },
  {
    name: 'reviews',
    file: 'peninjauan',
    title: 'Pengiriman, validasi dan pengembalian',
    parts: byId(reviews),
  },
  {
    name: 'work_patterns',
    file: 'jam-kerja',
    title: 'Jam kerja magang',
    parts: byId(workPatterns),
  },
  {
    name: 'internship_places',
    file: 'lokasi-absen',
    title: 'Lokasi absen magang',
    parts: few(internshipPlaces),
  },
  {
    name: 'internship_interruptions',
    file: 'jeda-magang',
    title: 'Jeda magang',
    parts: few(internshipInterruptions),
  },
  {
    name: 'verdict_changes',
    file: 'perubahan-kehadiran',
    title: 'Perubahan kehadiran pada hari yang sudah lewat',
    parts: byId(verdictChanges),
  },
  {
    name: 'assessment_sheets',
    file: 'penilaian',
    title: 'Lembar penilaian',
    parts: byId(assessmentSheets),
  },
  {
    name: 'final_reports',
    file: 'laporan-akhir',
    title: 'Laporan akhir; berkasnya ada di folder laporan-akhir',
    parts: byId(finalReports),
  },
  { name: 'grades', file: 'nilai', title: 'Nilai', parts: byId(grades) },
  { name: 'sessions', file: 'perangkat', title: 'Perangkat yang masuk', parts: few(sessions) },
  {
    name: 'saved_views',
    file: 'tampilan',
    title: 'Tampilan daftar yang disimpan',
    parts: byId(savedViews),
  },
  {
    name: 'put_off_follow_ups',
    file: 'tindak-lanjut-ditunda',
    title: 'Tindak lanjut yang ditunda',
    parts: few(putOffFollowUps),
  },
  {
    name: 'settled_follow_ups',
    file: 'tindak-lanjut-selesai',
    title: 'Tindak lanjut yang ditandai selesai',
    parts: few(settledFollowUps),
  },
  {
    name: 'seen_follow_ups',
    file: 'tindak-lanjut-dilihat',
    title: 'Tindak lanjut yang sudah dilihat',
    parts: few(seenFollowUps),
  },
  {
    name: 'mailed_follow_ups',
    file: 'tindak-lanjut-lewat-email',
    title: 'Tindak lanjut yang disebut dalam email',
    parts: few(mailedFollowUps),
  },
  {
    name: 'notifications',
    file: 'kotak-masuk',
    title: 'Kabar di kotak masuk',
    parts: byId(notifications),
  },
  {
    name: 'muted_notifications',
    file: 'pemberitahuan-dimatikan',
    title: 'Pemberitahuan yang dimatikan',
    parts: few(mutedNotifications),
  },
  {
    name: 'mail_preferences',
    file: 'pilihan-email',
    title: 'Pilihan email per jenis',
    parts: few(mailPreferences),
  },
  {
    name: 'digest_hours',
    file: 'jam-rangkuman',
    title: 'Jam rangkuman harian',
    parts: few(digestHours),
  },
  {
    name: 'mails',
    file: 'email',
    title: 'Email kepada orang ini',
    parts: few(mails),
  },
  {
    name: 'chat_reminders',
    file: 'pengingat',
    title: 'Pengingat lewat chat oleh dan tentang orang ini',
    parts: byId(chatReminders),
  },
  {
    name: 'audit_entries',
    file: 'jejak-audit',
    title: 'Jejak audit oleh dan tentang orang ini',
    parts: byId(auditEntries),
  },
] as const satisfies readonly PersonalRecords[];
