import Card from '@mui/material/Card';
import type { ComponentProps } from 'react';
import { useGetStoredHoursQuery } from '@/client/api/api';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { FormSkeleton } from '@/client/ui/FormSkeleton';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { ScheduleSteps } from './ScheduleSteps';

type Props = Omit<ComponentProps<typeof ScheduleSteps>, 'stored'>;

/** The schedule of the chosen placements, which begins with the hours that they have. */
export function ScheduleOfChosen(props: Props) {
  const hours = useGetStoredHoursQuery(
    { placementsOfSchedule: { internship_ids: props.placements.map(({ id }) => id) } },
    { refetchOnMountOrArgChange: true },
  );
  if (hours.isError) {
    return (
      <Card>
        <ErrorState text={FETCH_FAILED} onRetry={hours.refetch} />
      </Card>
    );
  }
  if (!hours.currentData || hours.isFetching) return <FormSkeleton />;
  return <ScheduleSteps {...props} stored={hours.currentData.data} />;
}
