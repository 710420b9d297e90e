import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import {
  type ScheduleCounts,
  type ScheduleInput,
  useCreateScheduleMutation,
  useGetScheduleCheckQuery,
} from '@/client/api/api';
import { fieldErrorsOf, messageOf } from '@/client/api/serverErrors';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { BusyButton } from '@/client/ui/BusyButton';
import { Declined } from '@/client/ui/confirm/declined';
import { CREATE_FAILED, FETCH_FAILED } from '@/client/ui/crudMessages';
import { StickyActions, StickyCard } from '@/client/ui/form/StickyActions';
import { RetryAlert } from '@/client/ui/states/RetryAlert';
import { formatNumber } from '@/shared/formatNumber';
import { StepHeading } from '../place/StepHeading';
import { HolidaysSkipped } from './HolidaysSkipped';
import { PlannedStudent } from './PlannedStudent';
import { countsText } from './scheduleTexts';

const Section = styled('div')({ display: 'grid', gap: 12, padding: '20px 20px 14px' });
const Count = styled('strong')({ fontVariantNumeric: 'tabular-nums' });
const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const changesOf = ({ add, change, leftover }: ScheduleCounts, removes: boolean): number =>
  add + change + (removes ? leftover : 0);

const storeLabel = (total: number, hasHours: boolean): string => {
  if (total === 0) return hasHours ? 'Simpan pola' : 'Simpan';
  return `Simpan ${formatNumber(total)} perubahan`;
};

type Props = {
  schedule: ScheduleInput;
  onBack: () => void;
  onDone: (counts: ScheduleCounts) => void;
};

/** The preview of a schedule, day by day, before it is stored. */
export function CheckStep({ schedule, onBack, onDone }: Props) {
  const [removes, setRemoves] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const check = useGetScheduleCheckQuery(
    { scheduleInput: schedule },
    { refetchOnMountOrArgChange: true },
  );
  const [createSchedule, { isLoading }] = useCreateScheduleMutation();
  const pastDays = usePastDaysQuestion();
  const plan = check.currentData?.data;
  const isReady = plan !== undefined && !check.isFetching;

  const store = async () => {
    if (!plan || isLoading) return;
    setFailure(null);
    const scheduleStoreInput = {
      ...schedule,
      removes_leftovers: removes,
      expected: plan.counts,
    };
    try {
      const stored = await pastDays.ask(scheduleStoreInput, (asked) =>
        createSchedule({ scheduleStoreInput: asked }).unwrap(),
      );
      onDone(stored.data);
    } catch (error) {
      if (error instanceof Declined) return;
      const fields = Object.values(fieldErrorsOf(error) ?? {}).join(' ');
      setFailure(fields || messageOf(error) || `${CREATE_FAILED.description}.`);
      void check.refetch();
    }
  };
  const refused = check.isError && Object.values(fieldErrorsOf(check.error) ?? {}).join(' ');

  return (
    <StickyCard>
      <Section>
        <StepHeading takesFocus>Periksa jadwal</StepHeading>
        <Count role="status">{isReady ? countsText(plan.counts) : 'Memeriksa...'}</Count>
        {check.isError && (
          <RetryAlert onRetry={check.refetch}>{refused || FETCH_FAILED}</RetryAlert>
        )}
        {plan && <HolidaysSkipped plans={plan.placements} />}
        {plan && plan.counts.leftover > 0 && (
          <Alert severity="warning">
            {`${formatNumber(plan.counts.leftover)} aktivitas dari pola sebelumnya tidak ada lagi dalam pola ini.`}
            <br />
            <FormControlLabel
              label="Hapus aktivitas itu"
              control={<Checkbox checked={removes} onChange={(_, next) => setRemoves(next)} />}
            />
          </Alert>
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
      </Section>
      <List aria-label="Jadwal per mahasiswa">
        {plan?.placements.map((one) => (
          <li key={one.internship_id}>
            <PlannedStudent plan={one} isOpen={plan.placements.length === 1} />
          </li>
        ))}
      </List>
      <StickyActions>
        <Button variant="outlined" color="secondary" disabled={isLoading} onClick={onBack}>
          Kembali
        </Button>
        <BusyButton
          variant="contained"
          isBusy={isLoading}
          disabled={!isReady || (!schedule.pattern && changesOf(plan.counts, removes) === 0)}
          sx={{ '&&&': { flexBasis: 'auto' } }}
          onClick={() => void store()}
        >
          {plan ? storeLabel(changesOf(plan.counts, removes), Boolean(schedule.pattern)) : 'Simpan'}
        </BusyButton>
      </StickyActions>
      {pastDays.dialog}
    </StickyCard>
  );
}
