import { Formik } from 'formik';
import { useParams, useSearchParams } from 'react-router';
import { type Holiday, useGetHolidayQuery, useUpdateHolidayMutation } from '@/client/api/api';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { holidayRules } from '@/shared/resources/holidays/holidayRules';
import { HolidayForm } from './HolidayForm';
import { useAfterHoliday } from './useAfterHoliday';

// The form comes first.
const activities = lazyComponent(() => import('./HolidayActivities'), 'HolidayActivities');

const toValues = ({ id: _, ...holiday }: Holiday) => holiday;

/** @screen holidays.edit */
export function HolidayEditPage() {
  const id = Number(useParams().id);
  const [params] = useSearchParams();
  const afterHoliday = useAfterHoliday();
  const query = useGetHolidayQuery({ id });
  const { isError, error, refetch } = query;
  const data = useRecordToEdit(query, id);
  const [updateHoliday] = useUpdateHolidayMutation();
  const pastDays = usePastDaysQuestion();
  const form = useEditSubmit({
    record: { of: 'holidays', id },
    rules: holidayRules,
    request: (holiday) =>
      pastDays.ask(holiday, (holidayUpdateInput) =>
        updateHoliday({ id, holidayUpdateInput }).unwrap(),
      ),
    reread: async () => ({ values: toValues((await refetch().unwrap()).data) }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: (saved) => afterHoliday(saved.data, data?.data.date),
  });

  return (
    <FormPage
      context={data?.data.name}
      isLoading={!data}
      error={isError && !data && error}
      onRetry={refetch}
    >
      {data && (
        <Formik key={`${id} ${params}`} initialValues={toValues(data.data)} {...form}>
          <HolidayForm />
        </Formik>
      )}
      {data && <activities.Component holiday={data.data} />}
      {pastDays.dialog}
      <RecordHistory of="holidays" id={id} />
    </FormPage>
  );
}
