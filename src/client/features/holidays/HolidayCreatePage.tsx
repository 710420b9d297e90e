import { Formik } from 'formik';
import { useCreateHolidayMutation } from '@/client/api/api';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { emptyValues } from '@/shared/fields/field';
import { holidayFields } from '@/shared/resources/holidays/holidayFields';
import { holidayRules } from '@/shared/resources/holidays/holidayRules';
import { HolidayForm } from './HolidayForm';
import { useAfterHoliday } from './useAfterHoliday';

const NEW_HOLIDAY = emptyValues(holidayFields);

/** @screen holidays.create */
export function HolidayCreatePage() {
  const afterHoliday = useAfterHoliday();
  const [createHoliday] = useCreateHolidayMutation();
  const pastDays = usePastDaysQuestion();
  const form = useFormSubmit({
    rules: holidayRules,
    request: (holiday) =>
      pastDays.ask(holiday, (holidayCreateInput) => createHoliday({ holidayCreateInput }).unwrap()),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: (saved) => afterHoliday(saved.data),
  });

  return (
    <FormPage context="Catat satu hari tanpa kegiatan magang.">
      <Formik initialValues={NEW_HOLIDAY} {...form}>
        <HolidayForm />
      </Formik>
      {pastDays.dialog}
    </FormPage>
  );
}
