import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { CoursePicker } from '@/client/records/pickers/CoursePicker';
import { LecturerPicker } from '@/client/records/pickers/LecturerPicker';
import { MentorPicker } from '@/client/records/pickers/MentorPicker';
import { PeriodPicker } from '@/client/records/pickers/PeriodPicker';
import { PickerField } from '@/client/records/pickers/PickerField';
import { BusyButton } from '@/client/ui/BusyButton';
import { FormActions } from '@/client/ui/form/FormActions';
import { FormSection } from '@/client/ui/form/FormSection';
import { focusFirstInvalidField } from '@/client/ui/form/fieldDom';
import { outcomeOf, type SubmitOutcome } from '@/client/ui/form/submitOutcome';
import { useFormFocus } from '@/client/ui/form/useFormFocus';
import { gradeReportFilterRules } from '@/shared/resources/grades/gradeReportFilterRules';
import type { ReportFilter } from './reportFilter';
import { useReportOptions } from './reportOptions';
import { CHANGED, CLEARED, ONLY_GRADED, REPORT_NOT_FOUND } from './reportTexts';
import { useUngraded } from './useUngraded';

type Props = {
  /** The filter of the shown report. */
  filter: ReportFilter;
  /** Validation errors of the server by field. */
  refusals: Record<string, string> | null;
  isLoading: boolean;
  isNotFound: boolean;
  /** Whether a report is shown, which the choices may no longer match. */
  isShown: boolean;
  onFilter: (filter: ReportFilter) => void;
};

const Hint = styled(Typography)(({ theme }) => ({
  marginRight: 'auto',
  alignSelf: 'center',
  color: theme.vars.palette.text.secondary,
}));

const Sheet = styled(Form)({ display: 'block' });

const FIELDS = [
  {
    name: 'course_code',
    label: 'Mata Kuliah',
    placeholder: 'Pilih Mata Kuliah',
    All: CoursePicker,
  },
  { name: 'mentor_id', label: 'Mentor', placeholder: 'Pilih Mentor', All: MentorPicker },
  { name: 'lecturer_id', label: 'Dosen', placeholder: 'Pilih Dosen', All: LecturerPicker },
  {
    name: 'internship_period_id',
    label: 'Periode Magang',
    placeholder: 'Pilih Periode Magang',
    All: PeriodPicker,
  },
] as const;

function Pickers() {
  const { values, setFieldValue } = useFormikContext<ReportFilter>();
  const { choices, unfitting, isUnsupported } = useReportOptions(values);
  const { ungraded, onOpen } = useUngraded(values);
  const [cleared, setCleared] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!unfitting) return;
    void setFieldValue(unfitting, '');
    setCleared((names) => [...names, unfitting]);
  }, [unfitting, setFieldValue]);

  return (
    <FormSection>
      {FIELDS.map(({ All, ...field }) => {
        const { name } = field;
        if (isUnsupported) return <All key={name} {...field} required />;
        const { options, ...list } = choices[name];
        // While the server searches, it answers with the graded ones of a text.
        const isWhole = !list.isLoading && !list.failure && !('onSearch' in list);
        return (
          <PickerField
            key={name}
            {...field}
            required
            choices={{
              ...list,
              options: isWhole ? [...options, ...ungraded(name, options)] : options,
              onOpen: list.onOpen ?? (() => onOpen(name)),
            }}
            helperText={cleared.includes(name) ? CLEARED : undefined}
            onChosen={() => setCleared([])}
          />
        );
      })}
    </FormSection>
  );
}

type StateProps = Pick<Props, 'isLoading' | 'isNotFound' | 'isShown'>;

function Fields({ isLoading, isNotFound, isShown }: StateProps) {
  const { dirty, status } = useFormikContext();
  const root = useFormFocus(false);
  const isRefused = outcomeOf(status)?.kind === 'refused';

  useEffect(() => {
    if (isRefused && root.current) focusFirstInvalidField(root.current);
  }, [isRefused, root]);

  return (
    <Sheet ref={root} noValidate aria-label="Filter laporan">
      <Pickers />
      <FormActions>
        <Hint role="status" variant="body2">
          {isNotFound && <strong>{REPORT_NOT_FOUND}</strong>}
          {!isNotFound && (dirty && isShown ? CHANGED : ONLY_GRADED)}
        </Hint>
        <BusyButton
          type="submit"
          variant="contained"
          startIcon={<FilterListOutlined />}
          isBusy={isLoading}
          loadingPosition="start"
        >
          Filter
        </BusyButton>
      </FormActions>
    </Sheet>
  );
}

/** The four choices of the grade report, applied by 'Filter'. */
export function ReportFilterForm({ filter, refusals, onFilter, ...state }: Props) {
  const outcome: SubmitOutcome | undefined = refusals
    ? { kind: 'refused', errors: refusals, values: filter }
    : undefined;

  return (
    <Card>
      <Formik
        initialValues={filter}
        initialStatus={outcome}
        enableReinitialize
        validationSchema={gradeReportFilterRules}
        onSubmit={async (chosen) => onFilter(chosen)}
      >
        <Fields {...state} />
      </Formik>
    </Card>
  );
}
