import { sql } from 'kysely';
import { inTexts } from '@/server/lists/search';
import { listBy } from '@/server/lists/sources';
import type { VerdictMoment } from '@/server/resources/attendance-days/attendanceDays';
import type { CertificateState } from '@/shared/constants/certificates';
import { certificateListed } from '@/shared/fields/certificateFields';
import { type RecipientsOf, readyIn } from './certificateGaps';

/** The state of a recipient with a certificate; null without one. */
const stateOfLatest = sql<CertificateState | null>`case
  when latest.revoked_at is not null then 'revoked'
  when latest.certificate_id is not null then 'issued'
end`;

/** The missing parts are computed only for recipients without a certificate, but for all of the period. */
const stateIn = (of: RecipientsOf, moment: VerdictMoment) => sql<CertificateState>`coalesce(
  ${stateOfLatest},
  case when recipients.id in (${readyIn(of, moment)}) then 'ready' else 'missing' end
)`;

/** The recipients in a state; issued and revoked certificates are found without the missing parts. */
export const isInState = (of: RecipientsOf, state: CertificateState, moment: VerdictMoment) =>
  state === 'issued' || state === 'revoked'
    ? sql<boolean>`${stateOfLatest} = ${state}`
    : sql<boolean>`${stateIn(of, moment)} = ${state}`;

/** The day on which the latest certificate was issued; null without one. */
export const issuedOn = ({ campusTimeZone }: VerdictMoment) =>
  sql<string | null>`(latest.issued_at at time zone ${campusTimeZone}::text)::date`;

/** Where the columns of the recipients are in SQL. */
export const certificateSources = (of: RecipientsOf, moment: VerdictMoment) => ({
  ...listBy(certificateListed, {
    name: 'recipients.name',
    note: 'recipients.note',
    company_name: 'recipients.company_name',
    students: 'recipients.students',
    issued_on: { value: issuedOn(moment) },
    state: { value: stateIn(of, moment), order: null },
  }),
  search: inTexts('recipients.name', 'recipients.note', 'recipients.company_name'),
  defaultSort: 'name',
  tieBreak: sql.ref('recipients.id'),
});
