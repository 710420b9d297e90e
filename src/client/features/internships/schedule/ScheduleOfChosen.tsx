import Card from '@mui/material/Card';
import type { ComponentProps } from 'react';
import { type Internship, useGetStoredHoursQuery } from '@/client/api/api';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { FormSkeleton } from '@/client/ui/FormSkeleton';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { ScheduleSteps } from './ScheduleSteps';

type Props = Omit<ComponentProps<typeof ScheduleSteps>, 'stored' | 'onOnlyMissing'> & {
  onChoose: (placements: readonly Internship[]) => void;
};

/** The schedule of the chosen placements, which begins with the hours that they have. */
export function ScheduleOfChosen({ onChoose, ...props }: Props) {
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
  const stored = hours.currentData.data;
  const having = new Set(stored.map(({ internship_id }) => internship_id));
  const missing = props.placements.filter(({ id }) => !having.has(id));
  return (
    <ScheduleSteps
      {...props}
      stored={stored}
      onOnlyMissing={missing.length > 0 ? () => onChoose(missing) : undefined}
    />
  );
}
