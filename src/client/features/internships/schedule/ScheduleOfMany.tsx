import Card from '@mui/material/Card';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Internship, useListInternshipPeriodsQuery } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { FormSkeleton } from '@/client/ui/FormSkeleton';
import { UnsavedGuard } from '@/client/ui/form/LeaveGuard';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { paths } from '@/shared/paths';
import { PlacementsStep } from './PlacementsStep';
import { ScheduleOfChosen } from './ScheduleOfChosen';
import { ScheduleStepList } from './ScheduleStepList';
import { type ScheduleValues, withoutPlace } from './scheduleValues';

const NOBODY: ReadonlyMap<number, Internship> = new Map();

/** The schedule of many placements of a period at once. Everything chosen and typed stays until it is stored. */
export function ScheduleOfMany() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [periodId, setPeriodId] = useState<number | null>(null);
  const [chosen, setChosen] = useState(NOBODY);
  const [typed, setTyped] = useState<ScheduleValues | null>(null);
  const [isChoosing, setChoosing] = useState(true);
  const [hasMoved, setMoved] = useState(false);
  const list = useListInternshipPeriodsQuery({ sort: '-start_date' });
  const periods = list.data?.data.filter(({ closed_at }) => closed_at === null);
  const period =
    periods?.find(({ id }) => id === periodId) ??
    periods?.find(({ is_active }) => is_active) ??
    periods?.[0];

  const content = () => {
    if (list.isError && !periods) {
      return (
        <Card>
          <ErrorState text={FETCH_FAILED} onRetry={list.refetch} />
        </Card>
      );
    }
    if (!periods) return <FormSkeleton />;
    if (!period) {
      return (
        <Card>
          <EmptyState text="Belum ada periode magang yang terbuka." />
        </Card>
      );
    }
    if (!isChoosing) {
      return (
        <ScheduleOfChosen
          placements={[...chosen.values()]}
          typed={typed}
          onChoose={(placements) => {
            setTyped(null);
            setChosen(new Map(placements.map((one) => [one.id, one])));
          }}
          cancelTo={returnUrl}
          onBack={(values) => {
            setTyped(values);
            setChoosing(true);
            setMoved(true);
          }}
          onDone={() => navigate(paths.internships.ofPeriod(period.id))}
        />
      );
    }
    return (
      <>
        <ScheduleStepList current="students" />
        <PlacementsStep
          periods={periods}
          period={period}
          onPeriod={(id) => {
            setPeriodId(id);
            setChosen(NOBODY);
            setTyped(null);
          }}
          chosen={chosen}
          onChosen={(next) => {
            setChosen(next);
            // The place may be none of the others.
            setTyped(typed && withoutPlace(typed));
          }}
          cancelTo={returnUrl}
          onNext={() => setChoosing(false)}
          takesFocus={hasMoved}
        />
        <UnsavedGuard hasUnsavedChanges={chosen.size > 0} />
      </>
    );
  };

  return (
    <>
      <PageHeader context="Pilih mahasiswa, tentukan jam kerjanya, periksa, lalu simpan sekaligus." />
      {content()}
    </>
  );
}
