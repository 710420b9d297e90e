import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useGetFreePlacesQuery, useListInternshipPeriodsQuery } from '@/client/api/api';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { FormSkeleton } from '@/client/ui/FormSkeleton';
import { UnsavedGuard } from '@/client/ui/form/LeaveGuard';
import { PageHeader } from '@/client/ui/PageHeader';
import { StepList } from '@/client/ui/StepList';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { paths } from '@/shared/paths';
import type { Row } from './draft';
import { PlacedResult } from './PlacedResult';
import { PlacesStep } from './PlacesStep';
import { PreviewStep } from './PreviewStep';
import { NEW_PLAN, type Plan, rowsOf, withoutRows } from './plan';
import { type Chosen, StudentsStep } from './StudentsStep';

const STEPS = ['Mahasiswa', 'Tempat', 'Pratinjau'];

const Frame = styled('div')({ width: '100%', maxWidth: 1120 });

const NO_STUDENTS: Chosen = new Map();

const idIn = (params: URLSearchParams, name: string) => Number(params.get(name)) || null;

/**
 * Places many students at once: students, places, preview. Everything chosen stays until it is stored.
 * @screen internships.place
 */
export function PlaceManyPage() {
  const [params] = useSearchParams();
  const [chosenPeriodId, setChosenPeriodId] = useState(idIn(params, 'period'));
  const [fromId, setFromId] = useState(idIn(params, 'from'));
  const [step, setStep] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [chosen, setChosen] = useState(NO_STUDENTS);
  const [plan, setPlan] = useState<Plan>({ ...NEW_PLAN, mode: fromId ? 'earlier' : 'one' });
  const [rows, setRows] = useState<readonly Row[]>([]);
  /** The plan that produced the rows. */
  const [followed, setFollowed] = useState('');
  const [startDate, setStartDate] = useState('');
  const [reason, setReason] = useState('');
  const [placed, setPlaced] = useState<readonly Row[] | null>(null);

  const list = useListInternshipPeriodsQuery({ sort: '-start_date' });
  const periods = list.data?.data.filter(
    ({ id, closed_at }) => closed_at === null || id === chosenPeriodId || id === fromId,
  );
  const period =
    list.data?.data.find(({ id }) => id === chosenPeriodId) ??
    periods?.find(({ is_active }) => is_active);
  const places = useGetFreePlacesQuery(
    { id: period?.id ?? 0 },
    { skip: !period, refetchOnMountOrArgChange: true },
  );

  const goTo = (next: number) => {
    setStep(next);
    setMoved(true);
  };
  const students = [...chosen.values()];
  const hasEarlier = students.some(({ earlier }) => earlier !== null);
  const mode = plan.mode === 'earlier' && !hasEarlier ? 'one' : plan.mode;
  const shownPlan = { ...plan, mode };

  const handlePreview = () => {
    if (!places.data) return;
    const current = JSON.stringify([period?.id, shownPlan]);
    // Changes by hand survive while the plan stays the same.
    const kept = current === followed ? rows.filter(({ student }) => chosen.has(student.id)) : [];
    const keptIds = new Set(kept.map(({ student }) => student.id));
    const others = students.filter(({ id }) => !keptIds.has(id));
    setRows([...kept, ...rowsOf(shownPlan, others, withoutRows(places.data.data, kept))]);
    setFollowed(current);
    goTo(2);
  };
  const handleDone = () => {
    setPlaced(rows);
    setChosen(NO_STUDENTS);
  };
  const handleAgain = () => {
    setPlaced(null);
    setRows([]);
    setReason('');
    setStartDate('');
    goTo(0);
  };
  const handleRows = (next: readonly Row[]) => {
    setRows(next);
    setChosen(new Map(next.map(({ student }) => [student.id, student])));
  };

  const content = () => {
    if (list.isError || places.isError) {
      const retry = list.isError ? list.refetch : places.refetch;
      return (
        <Card>
          <ErrorState text={FETCH_FAILED} onRetry={retry} />
        </Card>
      );
    }
    if (!periods || (period && !places.data)) return <FormSkeleton />;
    if (!period) {
      return (
        <Card>
          <EmptyState
            text="Belum ada periode magang yang aktif."
            action={<Link to={paths.internshipPeriods.index}>Periode Magang</Link>}
          />
        </Card>
      );
    }
    if (placed) return <PlacedResult periodId={period.id} rows={placed} onAgain={handleAgain} />;
    const free = places.data?.data;
    if (step === 0 || !free) {
      return (
        <StudentsStep
          periods={periods}
          period={period}
          onPeriod={setChosenPeriodId}
          fromId={fromId === period.id ? null : fromId}
          onFrom={(id) => {
            setFromId(id);
            setPlan({ ...plan, mode: id === null ? 'one' : 'earlier' });
          }}
          chosen={chosen}
          onChosen={setChosen}
          onNext={() => goTo(1)}
          takesFocus={hasMoved}
        />
      );
    }
    if (step === 1) {
      return (
        <PlacesStep
          count={chosen.size}
          hasEarlier={hasEarlier}
          places={free}
          plan={shownPlan}
          onPlan={setPlan}
          period={period}
          startDate={startDate}
          onStartDate={setStartDate}
          onBack={() => goTo(0)}
          onNext={handlePreview}
        />
      );
    }
    return (
      <PreviewStep
        period={period}
        startDate={startDate}
        rows={rows}
        onRows={handleRows}
        places={free}
        onRefetchPlaces={places.refetch}
        reason={reason}
        onReason={setReason}
        onBack={() => goTo(1)}
        onDone={handleDone}
      />
    );
  };

  return (
    <Frame>
      <PageHeader context="Pilih mahasiswa, tentukan tempatnya, periksa, lalu simpan sekaligus." />
      {!placed && <StepList label="Langkah" steps={STEPS} current={step} />}
      {content()}
      <UnsavedGuard hasUnsavedChanges={chosen.size > 0 && !placed} />
    </Frame>
  );
}
