import { sql } from 'kysely';
import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { PERIOD_CLOSED } from '@/server/db/records/internshipPeriods';
import { conflict, type FieldErrors, fieldErrors, forbidden } from '@/server/http/errors';
import type {
  placementRequestRules,
  placementRequestUpdateRules,
} from '@/shared/resources/placement-requests/placementRequestRules';
import { askMembers, errorsOfAsking } from './askMembers';
import { lockStudents, type PlacementMoment, selectEngaged, touchRequest } from './lockRequest';
import type { PlacementRow } from './placementRequestQueries';

type Content = InferType<typeof placementRequestUpdateRules>;

const PERIOD_NOT_FOUND = 'Periode magang tidak ditemukan';
const PERIOD_INACTIVE = 'Periode magang tidak aktif';
const ALREADY_OPEN = 'Anda sudah memiliki pengajuan tempat pada periode ini.';
const ALREADY_PLACED = 'Anda sudah memiliki penempatan pada periode ini.';
const COMPANY_NOT_FOUND = 'Mitra tidak ditemukan';
const COMPANY_INACTIVE = 'Mitra ini tidak menerima mahasiswa magang';
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
  moment: PlacementMoment,
): Promise<number> {
  const { now } = moment;
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

  const nims = unique(content.member_nims);
  await checkContent(trx, student_id, content, { keptCompanies: [], isNew: () => true }, moment);
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
  await askMembers(trx, { requestId: id, spokespersonId: student_id, nims }, moment);
  return id;
}

/** Changes what a request asks for. Members are asked again about other places. */
export async function changeRequest(
  trx: Database,
  stored: PlacementRow,
  content: Content,
  moment: PlacementMoment,
): Promise<void> {
  const { id, student_id } = stored;
  const present = stored.members.filter((member) => !member.is_spokesperson);
  const presentNims = present.map(({ nim }) => nim);
  const nims = unique(content.member_nims);
  const keptCompanies = stored.choices.map(({ company_id }) => company_id);
  const isElsewhere =
    keptCompanies.join() !== content.company_ids.join() ||
    ownCompanyOf(stored.own_company) !== ownCompanyOf(content.own_company);
  const isNew = (nim: string) => isElsewhere || !presentNims.includes(nim);
  await checkContent(trx, student_id, content, { keptCompanies, isNew }, moment);

  if (isElsewhere) {
    await trx.deleteFrom('placement_request_choices').where('request_id', '=', id).execute();
    await storeChoices(trx, id, content);
  }
  const known = present.filter((member) => member.student_id !== null);
  const leaving = known.filter(({ nim }) => isElsewhere || !nims.includes(nim));
  await trx
    .deleteFrom('placement_request_members')
    .where('request_id', '=', id)
    .where('student_id', '=', anyOf(leaving.map((member) => member.student_id ?? 0)))
    .execute();
  await trx.deleteFrom('placement_unknown_members').where('request_id', '=', id).execute();
  const staying = known.filter((member) => !leaving.includes(member)).map(({ nim }) => nim);
  const asking = {
    requestId: id,
    spokespersonId: student_id,
    nims: nims.filter((nim) => !staying.includes(nim)),
    triedNims: nims.filter((nim) => !isNew(nim)),
  };
  await askMembers(trx, asking, moment);
  await trx
    .updateTable('placement_requests')
    .set({
      ...columnsOf(content),
      ...(isElsewhere && { linked_company_id: null }),
    })
    .where('id', '=', id)
    .execute();
  const isSameGroup = presentNims.sort().join() === [...nims].sort().join();
  if (isElsewhere || !isSameGroup) await touchRequest(trx, id, moment.now);
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

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

interface Before {
  keptCompanies: readonly number[];
  /** Whether the student with this number is asked by the change. */
  isNew: (nim: string) => boolean;
}

/** Checks what a request names. Whether anybody has the number of a member is not said here. */
async function checkContent(
  trx: Database,
  spokespersonId: number,
  { company_ids, member_nims }: Content,
  { keptCompanies, isNew }: Before,
  moment: PlacementMoment,
): Promise<void> {
  const companies = await trx
    .selectFrom('companies')
    .select(['id', 'is_active'])
    .where('id', '=', anyOf(company_ids))
    .execute();
  const nims = { nims: member_nims, isNew };
  const errors: FieldErrors = await errorsOfAsking(trx, spokespersonId, nims, moment);
  for (const [index, id] of company_ids.entries()) {
    const company = companies.find((known) => known.id === id);
    if (!company) errors[`company_ids.${index}`] = [COMPANY_NOT_FOUND];
    else if (!company.is_active && !keptCompanies.includes(id)) {
      errors[`company_ids.${index}`] = [COMPANY_INACTIVE];
    }
  }
  const own = await trx
    .selectFrom('students')
    .select('nim')
    .where('id', '=', spokespersonId)
    .executeTakeFirst();
  for (const [index, nim] of member_nims.entries()) {
    if (nim === own?.nim) errors[`member_nims.${index}`] = [OWN_NIM];
  }
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}
