import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FreePlaces, InternshipPeriod } from '@/client/api/api';
import { FirstDayPicker } from '@/client/records/placementDates/FirstDayPicker';
import { messageFor } from '@/client/ui/fields/DialogText';
import { FormActions } from '@/client/ui/form/FormActions';
import { FieldGrid } from '@/client/ui/form/FormSection';
import { formatNumber } from '@/shared/formatNumber';
import { firstDayIn } from '@/shared/validation/firstDayIn';
import { PlaceFields } from './PlaceFields';
import { type Plan, type PlanMode, planIssue } from './plan';
import { SpreadFields } from './SpreadFields';
import { StepHeading } from './StepHeading';

const Section = styled('div')({ display: 'grid', gap: 16, padding: '20px 20px 16px' });

const MODES: Readonly<Record<PlanMode, string>> = {
  earlier: 'Seperti penempatan sebelumnya',
  one: 'Satu tempat untuk semua',
  spread: 'Sebar ke beberapa mitra',
};

type Props = {
  count: number;
  /** Whether some of the students come with their earlier placement. */
  hasEarlier: boolean;
  places: FreePlaces;
  plan: Plan;
  onPlan: (plan: Plan) => void;
  period: InternshipPeriod;
  /** The first day of all the students; empty for the usual one. */
  startDate: string;
  onStartDate: (day: string) => void;
  onBack: () => void;
  onNext: () => void;
};

/** The second step: where the students go. */
export function PlacesStep(props: Props) {
  const { count, hasEarlier, places, plan, onPlan, period, startDate, onStartDate } = props;
  const { onBack, onNext } = props;
  const [isTried, setTried] = useState(false);
  const issue = planIssue(plan, places);
  const startIssue = messageFor(
    firstDayIn({ startDate: period.start_date, endDate: period.end_date }),
    startDate,
  );
  const modes = (Object.keys(MODES) as PlanMode[]).filter(
    (mode) => mode !== 'earlier' || hasEarlier,
  );

  return (
    <Card>
      <Section>
        <StepHeading takesFocus>{`Tempat untuk ${formatNumber(count)} mahasiswa`}</StepHeading>
        <RadioGroup
          row
          aria-label="Cara menempatkan"
          value={plan.mode}
          onChange={(_, mode) => onPlan({ ...plan, mode: mode as PlanMode })}
        >
          {modes.map((mode) => (
            <FormControlLabel key={mode} value={mode} control={<Radio />} label={MODES[mode]} />
          ))}
        </RadioGroup>
        {plan.mode === 'one' && (
          <PlaceFields
            places={places}
            place={plan.one}
            onChange={(one) => onPlan({ ...plan, one })}
          />
        )}
        {plan.mode === 'spread' && (
          <SpreadFields places={places} plan={plan} onChange={onPlan} count={count} />
        )}
        {plan.mode === 'earlier' && (
          <Alert severity="info">
            Mitra, mentor, dan dosen diambil dari penempatan sebelumnya dan dapat diganti per
            mahasiswa di pratinjau.
          </Alert>
        )}
        <FieldGrid>
          <FirstDayPicker
            period={period}
            value={startDate}
            error={(isTried && startIssue) || undefined}
            onChange={onStartDate}
          />
        </FieldGrid>
        {isTried && issue && <Alert severity="error">{issue}</Alert>}
      </Section>
      <FormActions>
        <Button variant="outlined" color="secondary" onClick={onBack}>
          Kembali
        </Button>
        <Button variant="contained" onClick={issue || startIssue ? () => setTried(true) : onNext}>
          Lanjut ke pratinjau
        </Button>
      </FormActions>
    </Card>
  );
}
