import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FormActions } from '@/client/components/form/FormActions';
import { FormSection } from '@/client/components/form/FormSection';
import { focusFirstInvalidField } from '@/client/components/form/fieldDom';
import { outcomeOf, type SubmitOutcome } from '@/client/components/form/submitOutcome';
import { useFormFocus } from '@/client/components/form/useFormFocus';
import { CoursePicker } from '@/client/components/pickers/CoursePicker';
import { LecturerPicker } from '@/client/components/pickers/LecturerPicker';
import { MentorPicker } from '@/client/components/pickers/MentorPicker';
import { PeriodPicker } from '@/client/components/pickers/PeriodPicker';
import { gradeReportFilterRules } from '@/shared/validation/gradeReportFilterRules';
import type { ReportFilter } from './reportFilter';

type Props = {
  /** The filter of what is shown. */
  filter: ReportFilter;
  /** The server's objections to it, by field. */
  refusals: Record<string, string> | null;
  isLoading: boolean;
  /** Whether there is a report below that the choices may differ from. */
  isShown: boolean;
  onFilter: (filter: ReportFilter) => void;
};

const Hint = styled(Typography)(({ theme }) => ({
  marginRight: 'auto',
  alignSelf: 'center',
  color: theme.vars.palette.text.secondary,
}));

const Sheet = styled(Form)({ display: 'block' });

function Fields({ isLoading, isShown }: Pick<Props, 'isLoading' | 'isShown'>) {
  const { dirty, status } = useFormikContext();
  const root = useFormFocus(false);
  const isRefused = outcomeOf(status)?.kind === 'refused';

  useEffect(() => {
    if (isRefused && root.current) focusFirstInvalidField(root.current);
  }, [isRefused, root]);

  return (
    <Sheet ref={root} noValidate aria-label="Filter laporan">
      <FormSection>
        <CoursePicker name="course_code" label="Mata Kuliah" required />
        <MentorPicker name="mentor_id" label="Mentor" required />
        <LecturerPicker name="lecturer_id" label="Dosen" required />
        <PeriodPicker name="internship_period_id" label="Periode Magang" required />
      </FormSection>
      <FormActions>
        <Hint role="status" variant="body2">
          {dirty && isShown && 'Pilihan berubah. Tekan Filter untuk memperbarui laporan.'}
        </Hint>
        <Button
          type="submit"
          variant="contained"
          startIcon={<FilterListOutlined />}
          loading={isLoading}
          loadingPosition="start"
        >
          Filter
        </Button>
      </FormActions>
    </Sheet>
  );
}

/** The four choices of the grade report; what is shown follows only when 'Filter' is pressed. */
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
