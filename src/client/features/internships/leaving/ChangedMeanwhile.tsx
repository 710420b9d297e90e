import Alert from '@mui/material/Alert';
import type { Internship } from '@/client/api/api';
import { endText } from '@/client/records/placementDates/placementDates';
import { internshipFields, placementDateFields } from '@/shared/fields/internshipFields';
import { companyName } from '@/shared/fields/mentorFields';
import { formatDate, formatPeriod } from '@/shared/format';
import { formatNumber, MISSING } from '@/shared/formatNumber';

/** Other people's changes since the dialog opened. */
export type Meanwhile =
  | { kind: 'activities'; before: number; after: number }
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

const AGAIN = 'Periksa lagi, lalu kirim lagi.';

function Placement({ before, after }: { before: Internship; after: Internship }) {
  const changes = PARTS.flatMap(([label, textOf]) =>
    textOf(before) === textOf(after) ? [] : `${label}: ${textOf(before)} → ${textOf(after)}`,
  );
  return (
    <>
      Data magang ini sementara itu diubah. {AGAIN}
      {changes.map((change) => (
        <div key={change}>{change}</div>
      ))}
    </>
  );
}

export const ChangedMeanwhile = ({ meanwhile }: { meanwhile: Meanwhile }) => (
  <Alert severity="warning">
    {meanwhile.kind === 'activities' ? (
      `Sementara itu aktivitasnya berubah: tadi ${formatNumber(meanwhile.before)} yang akan dihapus, sekarang ${formatNumber(meanwhile.after)}. ${AGAIN}`
    ) : (
      <Placement {...meanwhile} />
    )}
  </Alert>
);
