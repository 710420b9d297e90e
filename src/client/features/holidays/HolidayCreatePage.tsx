import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreateHolidayMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { emptyValues } from '@/shared/fields/field';
import { holidayFields } from '@/shared/fields/holidayFields';
import { holidayRules } from '@/shared/validation/holidayRules';
import { HolidayForm } from './HolidayForm';

const NEW_HOLIDAY = emptyValues(holidayFields);

export function HolidayCreatePage() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [createHoliday] = useCreateHolidayMutation();
  const form = useFormSubmit({
    rules: holidayRules,
    request: (holidayInput) => createHoliday({ holidayInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage context="Catat satu hari tanpa kegiatan magang.">
      <Formik initialValues={NEW_HOLIDAY} {...form}>
        <HolidayForm />
      </Formik>
    </FormPage>
  );
}
