import { sql } from 'kysely';
import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import { PERIOD_CLOSED } from '@/server/db/constraints';
import type { Database } from '@/server/db/database';
import { conflict, type FieldErrors, fieldErrors, forbidden } from '@/server/http/errors';
import { tellMembersAsked } from '@/server/resources/notifications/kinds/askedMembers';
import type {
  placementRequestRules,
  placementRequestUpdateRules,
} from '@/shared/validation/placementRequestRules';
import { lockStudents, type PlacementMoment, selectEngaged, touchRequest } from './lockRequest';
import type { PlacementRow } from './placementRequestQueries';

type Content = InferType<typeof placementRequestUpdateRules>;

const PERIOD_NOT_FOUND = 'Periode magang tidak ditemukan';
const PERIOD_INACTIVE = 'Periode magang tidak aktif';
const ALREADY_OPEN = 'Anda sudah memiliki pengajuan tempat pada periode ini.';
const ALREADY_PLACED = 'Anda sudah memiliki penempatan pada periode ini.';
const COMPANY_NOT_FOUND = 'Mitra tidak ditemukan';
const COMPANY_INACTIVE = 'Mitra ini tidak menerima mahasiswa magang';
const STUDENT_NOT_FOUND = 'Mahasiswa dengan NIM ini tidak ditemukan';
const OWN_NIM = 'NIM Anda sendiri tidak perlu ditulis';

/** Whether the period has days for requests, which it may have before it is active. */
const hasWindow = sql<boolean>`exists (
  select from placement_windows
  where internship_period_id = internship_periods.id and open_from is not null
)`;

/** Stores a draft, and returns its ID. */
export async function draftRequest(
  trx: Database,
  user: SessionUser,
  input: InferType<typeof placementRequestRules>,
  { now }: PlacementMoment,
): Promise<number> {
  const { internship_period_id, ...content } = input;
  const student_id = user.profileId;
  if (student_id === null) throw forbidden();
  const period = await trx
    .selectFrom('internship_periods')
    .select(['is_active', 'closed_at'])
    .select(hasWindow.as('has_window'))
    .where('id', '=', internship_period_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!period) throw fieldErrors({ internship_period_id: [PERIOD_NOT_FOUND] });
  if (period.closed_at !== null) throw fieldErrors({ internship_period_id: [PERIOD_CLOSED] });
  if (!period.is_active && !period.has_window)
    throw fieldErrors({ internship_period_id: [PERIOD_INACTIVE] });
  await lockStudents(trx, [student_id]);
  const [engaged] = await selectEngaged(trx, {
    studentIds: [student_id],
    periodId: internship_period_id,
  });
  if (engaged) throw conflict(engaged.is_placed ? ALREADY_PLACED : ALREADY_OPEN);

  const memberIds = await checkContent(trx, content, student_id, []);
  const { id } = await trx
    .insertInto('placement_requests')
    .values({
      internship_period_id,
      student_id,
      ...columnsOf(content),
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('placement_request_members')
    .values({ request_id: id, student_id, answer: 'agreed', answered_at: now })
    .execute();
  await storeChoices(trx, id, content);
  await askMembers(trx, id, memberIds, now);
  return id;
}

/** Changes what a request asks for. Members are asked again about other places. */
export async function changeRequest(
  trx: Database,
  stored: PlacementRow,
  content: Content,
  { now }: PlacementMoment,
): Promise<void> {
  const { id, student_id } = stored;
  const present = stored.members.filter((member) => !member.is_spokesperson);
  const keptCompanies = stored.choices.map(({ company_id }) => company_id);
  const memberIds = await checkContent(trx, content, student_id, keptCompanies);
  const isElsewhere =
    keptCompanies.join() !== content.company_ids.join() ||
    ownCompanyOf(stored.own_company) !== ownCompanyOf(content.own_company);
  const isSameGroup =
    present
      .map((member) => member.student_id)
      .sort()
      .join() === [...memberIds].sort().join();

  if (isElsewhere) {
    await trx.deleteFrom('placement_request_choices').where('request_id', '=', id).execute();
    await storeChoices(trx, id, content);
  }
  const leaving = present.filter((member) => isElsewhere || !memberIds.includes(member.student_id));
  await trx
    .deleteFrom('placement_request_members')
    .where('request_id', '=', id)
    .where('student_id', '=', anyOf(leaving.map((member) => member.student_id)))
    .execute();
  const staying = present.filter((member) => !leaving.includes(member));
  await askMembers(
    trx,
    id,
    memberIds.filter((member) => !staying.some(({ student_id: known }) => known === member)),
    now,
  );
  await trx
    .updateTable('placement_requests')
    .set({
      ...columnsOf(content),
      ...(isElsewhere && { linked_company_id: null }),
    })
    .where('id', '=', id)
    .execute();
  if (isElsewhere || !isSameGroup) await touchRequest(trx, id, now);
}

/** All fields in one order, so that equal companies are equal texts. */
const ownCompanyOf = (company: Content['own_company']) =>
  company &&
  JSON.stringify({
    name: company.name ?? null,
    address: company.address ?? null,
    business_field: company.business_field ?? null,
    contact_name: company.contact_name ?? null,
    phone_number: company.phone_number ?? null,
    email: company.email ?? null,
  });

const columnsOf = ({ own_company, note }: Content) => ({
  own_company: ownCompanyOf(own_company),
  note: note ?? null,
});

async function storeChoices(trx: Database, request_id: number, { company_ids }: Content) {
  if (company_ids.length === 0) return;
  await trx
    .insertInto('placement_request_choices')
    .values(
      company_ids.map((company_id, index) => ({ request_id, company_id, position: index + 1 })),
    )
    .execute();
}

async function askMembers(trx: Database, request_id: number, ids: readonly number[], now: Date) {
  if (ids.length === 0) return;
  await trx
    .insertInto('placement_request_members')
    .values(ids.map((student_id) => ({ request_id, student_id })))
    .execute();
  await tellMembersAsked(trx, request_id, ids, now);
}

/** Checks the records that a request names, and returns the students of the other members. */
async function checkContent(
  trx: Database,
  { company_ids, member_nims }: Content,
  spokespersonId: number,
  keptCompanies: readonly number[],
): Promise<number[]> {
  const errors: FieldErrors = {};
  const companies = await trx
    .selectFrom('companies')
    .select(['id', 'is_active'])
    .where('id', '=', anyOf(company_ids))
    .execute();
  for (const [index, id] of company_ids.entries()) {
    const company = companies.find((known) => known.id === id);
    if (!company) errors[`company_ids.${index}`] = [COMPANY_NOT_FOUND];
    else if (!company.is_active && !keptCompanies.includes(id)) {
      errors[`company_ids.${index}`] = [COMPANY_INACTIVE];
    }
  }
  const students =
    member_nims.length === 0
      ? []
      : await trx
          .selectFrom('students')
          .innerJoin('users', 'users.id', 'students.user_id')
          .select(['students.id', 'students.nim'])
          .where('students.nim', 'in', member_nims)
          .where('users.is_active', '=', true)
          .execute();
  const ids = member_nims.flatMap((nim, index) => {
    const student = students.find((known) => known.nim === nim);
    if (student && student.id !== spokespersonId) return student.id;
    errors[`member_nims.${index}`] = [student ? OWN_NIM : STUDENT_NOT_FOUND];
    return [];
  });
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
  return [...new Set(ids)];
}
