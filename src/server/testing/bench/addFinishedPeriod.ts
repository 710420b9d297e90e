import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { PERIODS } from './generateRows';

/** The students of the closed period, and those of the newest one who have begun with their reports. */
const FINISHED = 10_000;
const RUNNING = 10_000;
const DAYS_ATTENDED = 4;
/** One of this many in the closed period lacks something for a certificate. */
const UNFINISHED_EVERY = 20;
/** Seven of ten students of the closed period have their certificate. */
const CERTIFIED = 7_000;

/**
 * The records after the placement: a closed period with guidance, reports, defences, sheets, letters and certificates of
 * all of its students, and the first of them in the newest period.
 */
export async function addFinishedPeriod(db: Database): Promise<void> {
  const period = await addPlacements(db);
  await addGuidance(db, period);
  await addReports(db, period);
  await addDefences(db, period);
  await addSheets(db, period);
  await addLetters(db, period);
  await sql`
    update internship_periods set closed_at = end_date + interval '30 days' where id = ${period}`.execute(
    db,
  );
  await addCertificates(db, period);
}

async function addPlacements(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into internship_periods (
      start_date, end_date, semester, year, is_active, requires_final_report, requires_defence
    )
    select start_date - 182, start_date - 1, 2, extract(year from start_date - 182)::text, false, true, true
    from internship_periods where id = 1
    returning id`.execute(db);
  const { id } = rows[0] as { id: number };
  await sql`
    insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
    select student_id, mentor_id, lecturer_id, ${id} from internships
    order by id limit ${FINISHED}`.execute(db);
  await sql`
    insert into activities (
      internship_id, name, description, date, start_time, end_time, address, attendance_time,
      validated_at_by_mentor, validated_at_by_lecturer
    )
    select internships.id, 'Piket', 'Menjaga layanan.', internship_periods.start_date + 7 * n, '08:00', '16:00', 'Bandung',
      internship_periods.start_date + 7 * n + time '01:05', now(), now()
    from internships
    join internship_periods on internship_periods.id = internship_period_id
    cross join generate_series(1, ${DAYS_ATTENDED}::integer) as n
    where internship_period_id = ${id}`.execute(db);
  await sql`
    insert into grades (internship_id, course_code, assignment_1, assignment_2, midterm, final, other)
    select id, 'AJK000001', 70, 70.5, 80, 85, 90 from internships
    where internship_period_id = ${id}`.execute(db);
  return id;
}

/** The placements of the closed period, and the first of the newest one, numbered from 1. */
const placements = (period: number) => sql`(
  select internships.id, lecturer_id, student_id, internship_period_id = ${period} as is_finished,
    internship_periods.start_date, internship_periods.end_date, student_name, student_nim, company_name,
    row_number() over (partition by internship_period_id order by internships.id) as n
  from internships
  join internship_periods on internship_periods.id = internship_period_id
  where internship_period_id in (${period}, ${PERIODS}::integer)
) as placements`;

/** Six agreed sessions of those who have finished, and two of the others, of which one waits. */
async function addGuidance(db: Database, period: number): Promise<void> {
  await sql`
    insert into guidance_sessions (
      internship_id, date, topic, result, state, reason, sent_at,
      decided_at, decided_by_user_id, decided_by_name
    )
    select id, date, (array['Judul laporan', 'Bab 1', 'Bab 2', 'Metode', 'Hasil', 'Kesimpulan'])[session],
      'Perbaiki rumusan masalah dan lengkapi daftar pustaka.', state,
      case when state = 'returned' then 'Hasil belum lengkap.' end, date + time '08:00',
      case when state <> 'sent' then date + time '09:00' end,
      case when state <> 'sent' then 1 end, case when state <> 'sent' then 'Dosen' end
    from ${placements(period)}
    cross join generate_series(1, 6) as session
    cross join lateral (
      select start_date + 12 * session as date,
        case when is_finished or session = 1 then 'agreed' when n % 10 = 0 then 'returned' else 'sent' end as state
    ) as sessions
    where is_finished or (session <= 2 and n <= ${RUNNING})`.execute(db);
}

async function addReports(db: Database, period: number): Promise<void> {
  await sql`
    insert into final_reports (
      internship_id, title, state, versions, sent_at, decided_at, decided_by_user_id, decided_by_name
    )
    select id, 'Perancangan jaringan cabang di ' || company_name || ' ' || n, state, 1, sent_at,
      case when state <> 'sent' then sent_at + interval '2 days' end,
      case when state <> 'sent' then 1 end, case when state <> 'sent' then 'Dosen' end
    from ${placements(period)}
    cross join lateral (
      select least(end_date, current_date) - n % 30 * interval '1 day' as sent_at,
        case when is_finished and n % ${UNFINISHED_EVERY}::integer > 0 then 'accepted'
          when n % 3 = 0 then 'returned' else 'sent' end as state
    ) as reports
    where is_finished or n <= ${RUNNING}::integer / 10`.execute(db);
  await sql`
    insert into final_report_versions (final_report_id, number, name, bytes, sha256, content, sent_at)
    select id, 1, 'laporan.pdf', length(content), encode(sha256(content), 'hex'), content, sent_at
    from final_reports, (select '%PDF-1.7'::bytea as content) as file`.execute(db);
}

/** Six a day in each of ten rooms; those of the newest period are in the weeks to come. */
async function addDefences(db: Database, period: number): Promise<void> {
  await sql`
    insert into defences (internship_id, starts_at, minutes, room, state)
    select id, day + (8 + n % 6) * interval '1 hour', 60, 'Ruang ' || n % 10,
      case when is_finished then 'held' else 'planned' end
    from ${placements(period)}
    cross join lateral (
      select (case when is_finished then end_date else current_date end + (n / 60)::integer)::timestamptz as day
    ) as days
    where (is_finished and n % ${UNFINISHED_EVERY}::integer <> 1) or (not is_finished and n <= ${RUNNING}::integer / 10)`.execute(
    db,
  );
  await sql`
    insert into defence_examiners (defence_id, lecturer_id, position, score, sent_at)
    select defences.id, case when position = 1 then lecturer_id else 7 + (lecturer_id + 3) % 300 end, position,
      case when state = 'held' then 80 end, case when state = 'held' then starts_at + interval '2 hours' end
    from defences
    join internships on internships.id = internship_id
    cross join generate_series(1, 2) as position`.execute(db);
}

/** Two forms of the semester of the closed period, and their sheets. */
async function addSheets(db: Database, period: number): Promise<void> {
  await sql`
    insert into assessment_forms (course_code, assessor, score_part)
    select code, assessor, part
    from (select min(code) as code from courses where semester = 2) as course
    cross join (values ('mentor', 'final'), ('lecturer', 'midterm')) as forms (assessor, part)`.execute(
    db,
  );
  await sql`
    insert into assessment_criteria (form_id, revision, position, name, weight)
    select id, 1, position, 'Kriteria ' || position, 25
    from assessment_forms, generate_series(1, 4) as position`.execute(db);
  await sql`
    insert into assessment_sheets (
      internship_id, form_id, revision, scores, state, changed_at, sent_at, sent_by_user_id, sent_by_name
    )
    select internships.id, assessment_forms.id, 1, array[80, 85, 90, 75], 'sent', internship_periods.end_date, internship_periods.end_date, 1, 'Penilai'
    from internships
    join internship_periods on internship_periods.id = internship_period_id
    cross join assessment_forms
    where internship_periods.semester = 2
      -- A few are missing in the open period of the same semester.
      and (internship_period_id = ${period} or internships.id % 100 > 0)`.execute(db);
}

/** A letter of introduction for each student of the closed period, two on every tenth, and some of the newest one. */
async function addLetters(db: Database, period: number): Promise<void> {
  await sql`
    insert into letter_templates (kind, name) values ('introduction', 'Surat pengantar')`.execute(
    db,
  );
  await sql`
    insert into letter_template_versions (
      template_id, number, file_name, file, sha256, fields, uploaded_at, uploaded_by_user_id, uploaded_by_name
    )
    select id, 1, 'pengantar.docx', file, encode(sha256(file), 'hex'), '[]', now(), 1, 'Jurusan'
    from letter_templates, (select '\\x504b0304'::bytea as file) as word`.execute(db);
  await sql`
    insert into letter_series (kind, year, register, pattern, last_number)
    values ('introduction', 2026, 'introduction', '{nomor}/D2-AJK/2026', 20000)`.execute(db);
  await sql`
    insert into given_numbers (series_id, sequence, kind, number)
    select id, nth, kind, nth || '/D2-AJK/2026'
    from letter_series, generate_series(1, last_number) as nth`.execute(db);
  await sql`
    insert into letters (
      id, series_id, sequence, number, template_id, template_number, date, signatory_name, signatory_position,
      company_id, data, code, created_at, created_by_user_id, created_by_name, signed_at
    )
    select placements.id, letter_series.id, nth, nth || '/D2-AJK/2026', letter_templates.id, 1, placements.start_date - 30,
      'Dr. Ratna Dewi, M.Kom.', 'Ketua Jurusan', mentors.company_id,
      jsonb_build_object('values', '{}'::jsonb, 'students', '[]'::jsonb),
      upper(lpad(to_hex(placements.id), 12, '0')),
      placements.start_date - 30, 1, 'Jurusan', case when n % 2 = 0 then placements.start_date - 20 end
    from (select *, row_number() over (order by id) as nth from ${placements(period)}
      where is_finished or n <= ${RUNNING}) as placements
    join internships on internships.id = placements.id
    join mentors on mentors.id = internships.mentor_id
    cross join letter_series cross join letter_templates`.execute(db);
  await sql`
    insert into letter_recipients (letter_id, student_id, internship_id)
    select letters.id, student_id, internships.id
    from letters join internships on internships.id = letters.id
    union all
    select letters.id, next.student_id, next.id
    from letters join internships as next on next.id = letters.id + 1 where letters.id % 10 = 0`.execute(
    db,
  );
}

async function addCertificates(db: Database, period: number): Promise<void> {
  await sql`
    insert into certificates (
      kind, internship_period_id, internship_id, data, code, issued_at, issued_by_user_id, issued_by_name
    )
    select 'student', ${period}, id,
      jsonb_build_object(
        'letterhead', jsonb_build_object(
          'appName', 'SiMagang', 'department', 'Jurusan Teknologi Informasi', 'programme', 'D2 Administrasi Jaringan Komputer'
        ),
        'title', 'Sertifikat Magang', 'name', student_name, 'nim', student_nim, 'company_name', company_name,
        'period', jsonb_build_object('start_date', start_date, 'end_date', end_date),
        'text', 'telah menyelesaikan magang di ' || company_name || '.',
        'figures', '[{"label": "Hari hadir", "value": "80 hari"}]'::jsonb,
        'place_and_date', 'Bandung, 20 Desember 2025',
        'signatory', '{"name": "Dr. Ratna Dewi, M.Kom.", "position": "Ketua Jurusan", "nip": null}'::jsonb
      ),
      upper('c' || lpad(to_hex(n), 11, '0')), end_date + interval '40 days', 1, 'Jurusan'
    from ${placements(period)}
    where is_finished and n <= ${CERTIFIED} and n % ${UNFINISHED_EVERY}::integer > 1`.execute(db);
}
