import { type Migration, sql } from 'kysely';

/**
 * What printed reports say of themselves: the address where they can be checked, which a super admin confirms, and
 * the digests of the signatures that they bear. Reports that were printed before are taken to bear the signatures of
 * now: for every code that is valid these are the right ones.
 */
export const printedReports: Migration = {
  async up(db) {
    await sql`
      create table public_address (
        id integer not null default 1 constraint public_address_pkey primary key
          constraint public_address_id_check check (id = 1),
        address text not null constraint public_address_address_check
          check (address ~ '^https?://[^/?#@[:space:]]+$' and char_length(address) <= 255),
        confirmed_at timestamptz not null
          constraint public_address_confirmed_at_check check (isfinite(confirmed_at))
      )`.execute(db);
    await sql`select audit_table('public_address', '{"ignored": ["confirmed_at"]}')`.execute(db);

    await sql`
      alter table issued_reports
        add column mentor_signature_digest text,
        add column lecturer_signature_digest text`.execute(db);
    await sql`
      update issued_reports set
        mentor_signature_digest = (
          select encode(sha256(image), 'hex') from signatures
          join mentors on mentors.user_id = signatures.user_id
          join internships on internships.mentor_id = mentors.id
          where internships.id = internship_id
        ),
        lecturer_signature_digest = (
          select encode(sha256(image), 'hex') from signatures
          join lecturers on lecturers.user_id = signatures.user_id
          left join internships on internships.lecturer_id = lecturers.id
            and internships.id = issued_reports.internship_id
          where lecturers.id = coalesce(internships.lecturer_id, issued_reports.lecturer_id)
        )`.execute(db);
  },
};
