import { type Migration, sql } from 'kysely';

/**
 * Reports that were printed: what was asked for, and the digest of the data at that time. The same data have
 * the same code, so a report that is printed again adds no row. What an issued report was about may be deleted:
 * its code then says that the data have changed.
 */
export const issuedReports: Migration = {
  async up(db) {
    await sql`
      create table issued_reports (
        code text constraint issued_reports_pkey primary key
          constraint issued_reports_code_check check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
        internship_id integer constraint issued_reports_internship_id_fkey
          references internships on delete set null,
        with_photos boolean not null default false,
        course_code text constraint issued_reports_course_code_fkey
          references courses on update cascade on delete set null,
        internship_period_id integer constraint issued_reports_internship_period_id_fkey
          references internship_periods on delete set null,
        lecturer_id integer constraint issued_reports_lecturer_id_fkey
          references lecturers on delete set null,
        mentor_id integer constraint issued_reports_mentor_id_fkey
          references mentors on delete set null,
        content_digest text not null constraint issued_reports_content_digest_key unique,
        first_issued_at timestamptz not null
          constraint issued_reports_first_issued_at_check check (isfinite(first_issued_at)),
        last_issued_at timestamptz not null
          constraint issued_reports_last_issued_at_check check (isfinite(last_issued_at))
      )`.execute(db);
    // For the foreign keys: deleting a record looks for its reports.
    for (const column of REFERENCES) {
      await sql
        .raw(`create index issued_reports_${column}_idx on issued_reports (${column})
          where ${column} is not null`)
        .execute(db);
    }
  },
};

const REFERENCES = [
  'internship_id',
  'course_code',
  'internship_period_id',
  'lecturer_id',
  'mentor_id',
];
