import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { endSessionsOf } from '@/server/auth/endedSessions';
import { hashPassword } from '@/server/auth/passwords';
import { recordEvent } from '@/server/auth/recordEvent';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors, foundOr404 } from '@/server/http/errors';
import { lockAccount, lockActiveSuperAdmins } from '@/server/resources/users/accountQueries';
import type { Services } from '@/server/services';
import { oneLine } from '@/shared/hiddenCharacters';
import { ownActivities } from './personalRecords';
import { type Person, refusalsOf } from './refusals';

const OTHER_NAME = 'Nama tidak sama dengan nama orang ini';
/** Replaces the text of a log, which stays in the counts. */
const REMOVED = 'Dihapus karena anonimisasi.';

const aliasOf = (id: number) => `Anonim #${id}`;

/** A replacement of the same length that is no valid number. */
const numberOf = (id: number, length: number) => `A${String(id).padStart(length - 1, '0')}`;

/**
 * Removes all personal data from an account and its records (docs/decisions/0039). Placements, grades and
 * counts stay. Throws 409 with all reasons for a person who cannot be anonymised.
 */
export async function anonymise(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: SessionUser,
  id: number,
  typedName: string,
): Promise<void> {
  const at = clock();
  // A random password that is not stored.
  const password_hash = await hashPassword(randomBytes(32).toString('hex'));
  await db.transaction().execute(async (trx) => {
    const superAdmins = await lockActiveSuperAdmins(trx);
    const person = foundOr404(await lockPerson(trx, id));
    const refusals = await refusalsOf(trx, { person, actor, superAdmins, at });
    if (refusals.length > 0) throw conflict(refusals.join(' '));
    if (typedName !== oneLine(person.name)) throw fieldErrors({ name: [OTHER_NAME] });
    // Entries about these changes would keep the removed data; one entry covers them all.
    await sql`set local simagang.audit = 'off'`.execute(trx);
    await clearAccount(trx, id, password_hash, at);
    await clearActivities(trx, id);
    await clearPlacementRequests(trx, id);
    await clearAssessments(trx, id);
    await clearInterruptions(trx, id);
    await clearVerdictChanges(trx, id);
    await clearGuidanceSessions(trx, id);
    await clearFinalReports(trx, id);
    await clearLetters(trx, id);
    await clearCertificates(trx, id);
    await clearDefences(trx, id);
    await sql`select anonymise_trail(${id}), anonymise_attendance(${id}),
      anonymise_requests(${id})`.execute(trx);
    const account = { id, name: aliasOf(id) };
    await recordEvent({ db: trx, clock }, { action: 'anonymise', account });
  });
}

async function lockPerson(trx: Database, id: number): Promise<Person | undefined> {
  if (!(await lockAccount(trx, id))) return undefined;
  return selectPerson(trx, id);
}

export async function selectPerson(db: Database, id: number): Promise<Person | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'anonymised_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function clearAccount(
  trx: Database,
  id: number,
  password_hash: string,
  at: Date,
): Promise<void> {
  await endSessionsOf(trx, id);
  // Stored answers may name the person.
  await trx.deleteFrom('idempotency_keys').where('user_id', '=', id).execute();
  // Shared views belong to the institution; all super admins can change them.
  await trx
    .deleteFrom('saved_views')
    .where('user_id', '=', id)
    .where('is_shared', '=', false)
    .execute();
  await trx.deleteFrom('put_off_follow_ups').where('user_id', '=', id).execute();
  await trx.deleteFrom('settled_follow_ups').where('user_id', '=', id).execute();
  await trx.deleteFrom('seen_follow_ups').where('user_id', '=', id).execute();
  await trx.deleteFrom('mailed_follow_ups').where('user_id', '=', id).execute();
  await trx.deleteFrom('notifications').where('user_id', '=', id).execute();
  await trx.deleteFrom('muted_notifications').where('user_id', '=', id).execute();
  await trx.deleteFrom('mail_preferences').where('user_id', '=', id).execute();
  await trx.deleteFrom('digest_hours').where('user_id', '=', id).execute();
  await trx.deleteFrom('mails').where('user_id', '=', id).execute();
  await trx
    .updateTable('chat_reminders')
    .set({ actor_name: aliasOf(id) })
    .where('actor_user_id', '=', id)
    .execute();
  await trx.deleteFrom('signatures').where('user_id', '=', id).execute();
  await trx
    .updateTable('users')
    .set({
      name: aliasOf(id),
      // The confirmation goes with the address.
      email: `anonim-${id}@anonim.invalid`,
      phone_number: null,
      address: null,
      gender: null,
      place_of_birth: null,
      date_of_birth: null,
      is_active: false,
      password_hash,
      has_default_password: false,
      last_login_at: null,
      last_login_device: null,
      last_login_address: null,
      anonymised_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
  const of = { user_id: id };
  await trx
    .updateTable('students')
    .set({ nim: numberOf(id, 10) })
    .where('user_id', '=', of.user_id)
    .execute();
  await trx
    .updateTable('lecturers')
    .set({ nip: numberOf(id, 18) })
    .where('user_id', '=', of.user_id)
    .execute();
  await trx
    .updateTable('mentors')
    .set({ nik: numberOf(id, 16), is_active: false })
    .where('user_id', '=', of.user_id)
    .execute();
}

/** Numbers, days and companies stay; a letter that is printed again has the alias in place of the name. */
async function clearLetters(trx: Database, id: number): Promise<void> {
  const alias = aliasOf(id);
  const own = sql`select students.id from students where user_id = ${id}`;
  const letters = sql`
    select letter_id from letter_recipients where student_id in (${own})`;
  await sql`
    update letters set data = jsonb_set(
      jsonb_set(data, '{students}', coalesce((
        select jsonb_agg(
          case when (student ->> 'id')::integer in (${own})
            then student || jsonb_build_object('nama', ${alias}::text, 'nim', '') else student end
          order by position
        )
        from jsonb_array_elements(data -> 'students') with ordinality as listed (student, position)
      ), '[]')),
      '{values}', case when (data -> 'students' -> 0 ->> 'id')::integer in (${own})
        then (data -> 'values') || jsonb_build_object('nama', ${alias}::text, 'nim', '')
        else data -> 'values' end
    ) where id in (${letters})`.execute(trx);
  await sql`delete from letter_scans where letter_id in (${letters})`.execute(trx);
  await sql`
    update letters set created_by_name = ${alias} where created_by_user_id = ${id}`.execute(trx);
  await sql`
    update letters set cancelled_by_name = ${alias} where cancelled_by_user_id = ${id}`.execute(
    trx,
  );
  await sql`
    update letter_template_versions set uploaded_by_name = ${alias}
    where uploaded_by_user_id = ${id}`.execute(trx);
}

/** A certificate that is printed again has the alias in place of the name; its code stays valid. */
async function clearCertificates(trx: Database, id: number): Promise<void> {
  const alias = aliasOf(id);
  await sql`
    update certificates set data = data || jsonb_build_object('name', ${alias}::text)
      || case when kind = 'student' then '{"nim": ""}' else '{}' end::jsonb
    where internship_id in (
      select internships.id from internships join students on students.id = student_id
      where students.user_id = ${id}
    ) or mentor_id in (select mentors.id from mentors where user_id = ${id})`.execute(trx);
  await sql`
    update certificates set issued_by_name = ${alias} where issued_by_user_id = ${id}`.execute(trx);
  await sql`
    update certificates set revoked_by_name = ${alias} where revoked_by_user_id = ${id}`.execute(
    trx,
  );
}

/** States, choices and days stay. */
async function clearPlacementRequests(trx: Database, id: number): Promise<void> {
  const own = sql`select students.id from students where user_id = ${id}`;
  await sql`
    update placement_requests set decided_by_name = ${aliasOf(id)} where decided_by_user_id = ${id}
  `.execute(trx);
  await sql`
    delete from placement_request_files where request_id in (
      select id from placement_requests where student_id in (${own})
    )`.execute(trx);
  await sql`
    update placement_requests set
      note = case when note is not null then ${REMOVED} end,
      comment = case when comment is not null then ${REMOVED} end,
      own_company = own_company || '{"contact_name": null, "phone_number": null, "email": null}'
    where student_id in (${own})`.execute(trx);
  await sql`update placement_asks set nim = null where student_id in (${own})`.execute(trx);
  await sql`
    update placement_window_exceptions set reason = ${REMOVED} where student_id in (${own})
  `.execute(trx);
}

/** Scores stay, like grades. */
async function clearAssessments(trx: Database, id: number): Promise<void> {
  await sql`
    update assessment_sheets set sent_by_name = ${aliasOf(id)} where sent_by_user_id = ${id}
  `.execute(trx);
  await sql`
    update assessment_sheets set
      remarks = case when remarks is not null then ${REMOVED} end,
      return_reason = case when return_reason is not null then ${REMOVED} end
    where internship_id in (
      select internships.id from internships join students on students.id = student_id
      where students.user_id = ${id}
    )`.execute(trx);
}

/** The days stay. */
async function clearInterruptions(trx: Database, id: number): Promise<void> {
  await sql`
    update internship_interruptions set reason = ${REMOVED}
    where internship_id in (
      select internships.id from internships join students on students.id = student_id
      where students.user_id = ${id}
    )`.execute(trx);
}

/** Days and verdicts stay; a reason may say what the student was ill with. */
async function clearVerdictChanges(trx: Database, id: number): Promise<void> {
  await sql`
    update verdict_changes set reason = ${REMOVED}
    where reason is not null and internship_id in (
      select internships.id from internships join students on students.id = student_id
      where students.user_id = ${id}
    )`.execute(trx);
}

/** Days and states stay. */
async function clearGuidanceSessions(trx: Database, id: number): Promise<void> {
  await sql`
    update guidance_sessions set decided_by_name = ${aliasOf(id)} where decided_by_user_id = ${id}
  `.execute(trx);
  await sql`
    update guidance_sessions set topic = ${REMOVED}, result = ${REMOVED},
      reason = case when reason is not null then ${REMOVED} end
    where internship_id in (
      select internships.id from internships join students on students.id = student_id
      where students.user_id = ${id}
    )`.execute(trx);
}

/** The files go, and states and days stay. */
async function clearFinalReports(trx: Database, id: number): Promise<void> {
  const alias = aliasOf(id);
  const own = sql`
    select final_reports.id from final_reports
    join internships on internships.id = internship_id
    join students on students.id = student_id
    where students.user_id = ${id}`;
  await sql`delete from final_report_versions where final_report_id in (${own})`.execute(trx);
  await sql`update final_reports set title = ${REMOVED} where id in (${own})`.execute(trx);
  await sql`
    update final_reports set decided_by_name = ${alias} where decided_by_user_id = ${id}`.execute(
    trx,
  );
  await sql`
    update final_report_versions set commented_by_name = ${alias} where commented_by_user_id = ${id}
  `.execute(trx);
}

/** Scores stay, like grades; examiners are known by their accounts. */
async function clearDefences(trx: Database, id: number): Promise<void> {
  const own = sql`
    select defences.id from defences join internships on internships.id = internship_id
    join students on students.id = student_id where students.user_id = ${id}`;
  await sql`
    update defences set cancel_reason = ${REMOVED}
    where cancel_reason is not null and id in (${own})`.execute(trx);
  await sql`
    update defence_examiners set remark = ${REMOVED}
    where remark is not null and (
      defence_id in (${own})
      or lecturer_id in (select lecturers.id from lecturers where user_id = ${id})
    )`.execute(trx);
}

async function clearActivities(trx: Database, id: number): Promise<void> {
  await sql`delete from activity_photos where activity_id in (${ownActivities(id)})`.execute(trx);
  await sql`
    update activity_logs set text = ${REMOVED} where activity_id in (${ownActivities(id)})`.execute(
    trx,
  );
  await sql`
    update activities set latitude = null, longitude = null, is_position_rounded = false
    where latitude is not null and id in (${ownActivities(id)})`.execute(trx);
}
