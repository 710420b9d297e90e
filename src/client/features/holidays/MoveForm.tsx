import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { Form, useFormikContext } from 'formik';
import { type HolidayMoveInput, useGetHolidayMoveQuery } from '@/client/api/api';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { useCampusToday } from '@/client/api/useCampusToday';
import { BusyButton } from '@/client/ui/BusyButton';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { DateField } from '@/client/ui/fields/DateField';
import { FormActions } from '@/client/ui/form/FormActions';
import { FormSection } from '@/client/ui/form/FormSection';
import { SKIP_REASON_LABELS } from '@/shared/constants/skipReasonLabels';
import { formatNumber } from '@/shared/formatNumber';
import { isCalendarDate } from '@/shared/validation/dateAndTime';

const Stuck = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '0 20px 14px 38px',
  maxHeight: 240,
  overflow: 'auto',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
}));

const Result = styled('p')({
  margin: 0,
  padding: '0 20px 14px',
  fontVariantNumeric: 'tabular-nums',
});

/** The day to which the activities of a holiday move, and what would happen there. */
export function MoveForm({ id, total }: { id: number; total: number }) {
  const today = useCampusToday();
  const { values, isSubmitting } = useFormikContext<Pick<HolidayMoveInput, 'date'>>();
  const { date } = values;
  const check = useGetHolidayMoveQuery(isCalendarDate(date) ? { id, date } : skipToken);
  const plan = check.isFetching ? undefined : check.currentData?.data;
  const movable = plan?.movable ?? 0;
  const refused = check.isError && Object.values(fieldErrorsOf(check.error) ?? {}).join(' ');

  return (
    <Form noValidate aria-label="Pindahkan aktivitas">
      <FormSection
        title="Aktivitas pada Hari Libur Ini"
        description={`${formatNumber(total)} aktivitas yang belum dihadiri jatuh pada tanggal ini dan dihitung libur. Pindahkan bila kegiatannya diganti ke hari lain.`}
      >
        <DateField name="date" label="Pindahkan ke" minDate={today} required />
      </FormSection>
      <Result role="status">
        {plan ? resultText(plan.movable, plan.total) : check.isFetching ? 'Memeriksa...' : ''}
      </Result>
      {check.isError && (
        <Alert severity="error" sx={{ mx: 2.5, mb: 2 }}>
          {refused || FETCH_FAILED}
        </Alert>
      )}
      {plan && plan.movable < plan.total && (
        <Stuck aria-label="Aktivitas yang tidak dapat dipindahkan" tabIndex={0}>
          {plan.activities.map(
            ({ id, student_name, reason, holiday_name }) =>
              reason && (
                <li key={id}>
                  {`${student_name}: ${SKIP_REASON_LABELS[reason]}${holiday_name ? ` (${holiday_name})` : ''}`}
                </li>
              ),
          )}
        </Stuck>
      )}
      <FormActions>
        <BusyButton
          type="submit"
          variant="contained"
          isBusy={isSubmitting}
          disabled={movable === 0}
          sx={{ '&&&': { flexBasis: 'auto' } }}
        >
          {movable > 0 ? `Pindahkan ${formatNumber(movable)} aktivitas` : 'Pindahkan'}
        </BusyButton>
      </FormActions>
    </Form>
  );
}

/** '78 aktivitas dapat dipindahkan, 2 tetap' */
function resultText(movable: number, total: number): string {
  if (movable === 0) return 'Tidak ada aktivitas yang dapat dipindahkan ke tanggal itu.';
  const stuck = total - movable;
  const moves = `${formatNumber(movable)} aktivitas dapat dipindahkan`;
  return stuck > 0 ? `${moves}, ${formatNumber(stuck)} tetap` : moves;
}
