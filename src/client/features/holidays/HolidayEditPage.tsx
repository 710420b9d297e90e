import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { type Holiday, useGetHolidayQuery, useUpdateHolidayMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { holidayRules } from '@/shared/validation/holidayRules';
import { HolidayForm } from './HolidayForm';

const toValues = ({ id: _, ...holiday }: Holiday) => holiday;

export function HolidayEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { currentData: data, isError, error, refetch } = useGetHolidayQuery({ id });
  const [updateHoliday] = useUpdateHolidayMutation();
  const form = useEditSubmit({
    record: { of: 'holidays', id },
    rules: holidayRules,
    request: (holidayUpdateInput) => updateHoliday({ id, holidayUpdateInput }).unwrap(),
    reread: async () => ({ values: toValues((await refetch().unwrap()).data) }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data?.data.name}
      isLoading={!data}
      error={isError && !data && error}
      onRetry={refetch}
    >
      {data && (
        <Formik key={id} initialValues={toValues(data.data)} {...form}>
          <HolidayForm />
        </Formik>
      )}
      <RecordHistory of="holidays" id={id} />
    </FormPage>
  );
}
