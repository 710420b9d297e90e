import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Formik } from 'formik';
import { Link, useNavigate, useParams } from 'react-router';
import {
  type InternshipPeriod,
  useGetInternshipPeriodQuery,
  useUpdateInternshipPeriodMutation,
} from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { PeriodContext } from '@/client/records/ClosedPeriod';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { useLeftoversQuestion } from '@/client/records/leftovers/useLeftoversQuestion';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { useValidFrom } from '@/client/records/verdicts/useValidFrom';
import { ValidFromFields } from '@/client/records/verdicts/ValidFromFields';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';
import { internshipPeriodUpdateRules } from '@/shared/resources/internship-periods/internshipPeriodRules';
import { ClosePeriodButton } from './ClosePeriodButton';
import { InternshipPeriodForm } from './InternshipPeriodForm';

// The form comes first.
const placementWindow = lazyComponent(() => import('./PlacementWindowCard'), 'PlacementWindowCard');

const toValues = ({ id: _, closed_at: _closedAt, ...period }: InternshipPeriod) => period;

const JUDGED_BY = ['requires_check_out', 'late_tolerance_minutes'];

/** @screen internship-periods.edit */
export function InternshipPeriodEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const query = useGetInternshipPeriodQuery({ id });
  const { isError, error, refetch } = query;
  const data = useRecordToEdit(query, id);
  const period = data?.data;
  const [updatePeriod] = useUpdateInternshipPeriodMutation();
  const leftovers = useLeftoversQuestion();
  const pastDays = usePastDaysQuestion();
  const validFrom = useValidFrom(internshipPeriodUpdateRules, period, JUDGED_BY);
  const form = useEditSubmit({
    record: { of: 'internship_periods', id },
    rules: validFrom.rules,
    compareAs: validFrom.compareAs,
    request: (input) =>
      leftovers.ask(validFrom.inputOf(input), (settled) =>
        pastDays.ask(settled, (internshipPeriodUpdateInput) =>
          updatePeriod({ id, internshipPeriodUpdateInput }).unwrap(),
        ),
      ),
    reread: async () => ({
      values: { ...toValues((await refetch().unwrap()).data), ...validFrom.values },
    }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={
        period && (
          <PeriodContext closedAt={period.closed_at}>
            {formatPeriod(period.start_date, period.end_date)}
          </PeriodContext>
        )
      }
      actions={
        period && (
          <>
            <Button
              component={Link}
              to={paths.internshipPeriods.copy(id)}
              variant="outlined"
              color="secondary"
              startIcon={<ContentCopyOutlined />}
            >
              Salin ke periode baru
            </Button>
            <ClosePeriodButton period={period} />
          </>
        )
      }
      isLoading={!period}
      error={isError && !period && error}
      onRetry={refetch}
    >
      {period && (
        // Closing a period makes it inactive, which the form must show.
        <Formik
          key={`${id} ${period.closed_at}`}
          initialValues={{ ...toValues(period), ...validFrom.values }}
          {...form}
        >
          <InternshipPeriodForm validFrom={<ValidFromFields {...validFrom.fields} />} />
        </Formik>
      )}
      {period && (
        <Box key={`window of ${id}`} sx={{ mt: 2.5 }}>
          <placementWindow.Component id={id} isClosed={period.closed_at !== null} />
        </Box>
      )}
      {leftovers.dialog}
      {pastDays.dialog}
      <RecordHistory of="internship_periods" id={id} />
    </FormPage>
  );
}
