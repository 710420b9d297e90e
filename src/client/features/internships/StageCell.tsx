import Box from '@mui/material/Box';
import type { Internship } from '@/client/api/api';
import { endText } from '@/client/records/placementDates/placementDates';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { formatDate } from '@/shared/format';
import { stageField } from '@/shared/resources/internships/stages';

/** The stage of a placement, with the last day of one that has an end of its own. */
export function StageCell({ internship }: { internship: Internship }) {
  const { stage, end_date } = internship;
  if (!end_date) return <StateBadge field={stageField} value={stage} />;
  return (
    <>
      <StateBadge field={stageField} value={stage} />
      <Box
        component="span"
        title={endText(internship) ?? undefined}
        sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem', lineHeight: '16px' }}
      >
        {`s/d ${formatDate(end_date)}`}
      </Box>
    </>
  );
}
