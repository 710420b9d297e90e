import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { inTexts } from '@/server/lists/search';
import { listBy } from '@/server/lists/sources';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import { certificateListed } from '@/shared/resources/certificates/certificateFields';
import {
  CERTIFICATE_STATE_LABELS,
  type CertificateState,
} from '@/shared/resources/certificates/constants';
import { keysOfLabels, wordsOf } from '@/shared/search';

/** The state of a recipient with a certificate; null without one. */
const stateOfLatest = sql<CertificateState | null>`case
  when latest.revoked_at is not null then 'revoked'
  when latest.certificate_id is not null then 'issued'
end`;

const stateOf = (readyIds: readonly number[]) => sql<CertificateState>`coalesce(
  ${stateOfLatest},
  case when recipients.id = ${anyOf(readyIds)} then 'ready' else 'missing' end
)`;

/** Whether a list depends on who could get a certificate, for which all recaps of the period are judged. */
export const asksForReady = ({
  state,
  conditions = '',
  search = '',
}: ListQuery & { state?: CertificateState }) =>
  state === 'ready' ||
  state === 'missing' ||
  conditions.includes('"state"') ||
  wordsOf(search).some((word) => keysOfLabels(word, CERTIFICATE_STATE_LABELS).length > 0);

export const isInState = (state: CertificateState, readyIds: readonly number[]) =>
  sql<boolean>`${stateOf(readyIds)} = ${state}`;

/** The day on which the latest certificate was issued; null without one. */
export const issuedOn = ({ campusTimeZone }: VerdictMoment) =>
  sql<string | null>`(latest.issued_at at time zone ${campusTimeZone}::text)::date`;

/** Where the columns of the recipients are in SQL. */
export const certificateSources = (readyIds: readonly number[], moment: VerdictMoment) => ({
  ...listBy(certificateListed, {
    name: 'recipients.name',
    note: 'recipients.note',
    company_name: 'recipients.company_name',
    students: 'recipients.students',
    issued_on: { value: issuedOn(moment) },
    state: { value: stateOf(readyIds), order: null },
  }),
  search: inTexts('recipients.name', 'recipients.note', 'recipients.company_name'),
  defaultSort: 'name',
  tieBreak: sql.ref('recipients.id'),
});
