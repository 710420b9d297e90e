import Alert from '@mui/material/Alert';
import type { Internship } from '@/client/api/api';
import { endText } from '@/client/records/placementDates/placementDates';
import { formatDate, formatPeriod } from '@/shared/format';
import { MISSING } from '@/shared/formatNumber';
import {
  internshipFields,
  placementDateFields,
} from '@/shared/resources/internships/internshipFields';
import { companyName } from '@/shared/resources/mentors/mentorFields';
import { ActivitiesChanged, CHECK_AGAIN, type Recount } from '../dropped/ActivitiesChanged';

/** Other people's changes since the dialog opened. */
export type Meanwhile =
  | ({ kind: 'activities' } & Recount)
  | { kind: 'placement'; before: Internship; after: Internship };

const PARTS: readonly (readonly [label: string, textOf: (internship: Internship) => string])[] = [
  [companyName.label, ({ mentor }) => mentor.company.name],
  [internshipFields.mentor_id.label, ({ mentor }) => mentor.user.name],
  [internshipFields.lecturer_id.label, ({ lecturer }) => lecturer.user.name],
  [
    internshipFields.internship_period_id.short,
    ({ internship_period: { start_date, end_date } }) => formatPeriod(start_date, end_date),
  ],
  [placementDateFields.start_date.label, ({ start_date }) => formatDate(start_date)],
  [placementDateFields.end_date.label, (internship) => endText(internship) ?? MISSING],
];

function Placement({ before, after }: { before: Internship; after: Internship }) {
  const changes = PARTS.flatMap(([label, textOf]) =>
    textOf(before) === textOf(after) ? [] : `${label}: ${textOf(before)} → ${textOf(after)}`,
  );
  return (
    <>
      Data magang ini sementara itu diubah. {CHECK_AGAIN}
      {changes.map((change) => (
        <div key={change}>{change}</div>
      ))}
    </>
  );
}

export const ChangedMeanwhile = ({ meanwhile }: { meanwhile: Meanwhile }) =>
  meanwhile.kind === 'activities' ? (
    <ActivitiesChanged {...meanwhile} />
  ) : (
    <Alert severity="warning">
      <Placement {...meanwhile} />
    </Alert>
  );
