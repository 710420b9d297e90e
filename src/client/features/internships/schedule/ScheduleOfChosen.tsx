import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ComponentProps } from 'react';
import { type Internship, useGetStoredHoursQuery } from '@/client/api/api';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { FormSkeleton } from '@/client/ui/FormSkeleton';
import { FormActions } from '@/client/ui/form/FormActions';
import { UnsavedGuard } from '@/client/ui/form/LeaveGuard';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { ScheduleSteps } from './ScheduleSteps';
import type { ScheduleValues } from './scheduleValues';

type Props = Omit<
  ComponentProps<typeof ScheduleSteps>,
  'typed' | 'stored' | 'onBack' | 'onOnlyMissing'
> & {
  typed: ScheduleValues | null;
  onBack: (typed: ScheduleValues | null) => void;
  onChoose: (placements: readonly Internship[]) => void;
};

/** The schedule of the chosen placements, which begins with the hours that they have. */
export function ScheduleOfChosen({ onChoose, ...props }: Props) {
  const hours = useGetStoredHoursQuery(
    { placementsOfSchedule: { internship_ids: props.placements.map(({ id }) => id) } },
    { refetchOnMountOrArgChange: true },
  );
  if (hours.isError) {
    const [reason] = Object.values(fieldErrorsOf(hours.error) ?? {});
    return (
      <Card>
        <ErrorState text={reason ?? FETCH_FAILED} onRetry={hours.refetch} />
        <FormActions>
          <Button variant="outlined" color="secondary" onClick={() => props.onBack(props.typed)}>
            Kembali
          </Button>
        </FormActions>
        <UnsavedGuard hasUnsavedChanges />
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
