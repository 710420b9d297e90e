import Typography from '@mui/material/Typography';
import { useListInterruptionsQuery } from '@/client/api/api';
import { interruptionDays, interruptionOn } from '@/client/records/placementDates/interruptions';

type Props = { internshipId: number; date: string };

/** The days and the reason of the interruption that a day is in. */
export function InterruptionOfDay({ internshipId, date }: Props) {
  const { data } = useListInterruptionsQuery({ id: internshipId });
  const interruption = interruptionOn(data?.data, date);
  if (!interruption) return null;
  return (
    <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {`${interruptionDays(interruption)}: ${interruption.reason}`}
    </Typography>
  );
}
