import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreateInternshipPeriodMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { CREATE_FAILED, CREATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { internshipPeriodRules } from '@/shared/validation/internshipPeriodRules';
import { InternshipPeriodForm } from './InternshipPeriodForm';

const NEW_PERIOD = {
  start_date: '',
  end_date: '',
  year: '',
  semester: '' as const,
  // spec §4: a new period is not active
  is_active: false,
};

export function InternshipPeriodCreatePage() {
  const navigate = useNavigate();
  const [createPeriod] = useCreateInternshipPeriodMutation();
  const submit = useFormSubmit({
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(paths.internshipPeriods.index),
  });

  return (
    <FormPage title="Tambah Periode Magang" context="Tentukan kapan magang berlangsung.">
      <Formik
        initialValues={NEW_PERIOD}
        validationSchema={internshipPeriodRules}
        onSubmit={(values, form) =>
          submit(
            () =>
              createPeriod({
                internshipPeriodInput: internshipPeriodRules.cast(values),
              }).unwrap(),
            form,
          )
        }
      >
        <InternshipPeriodForm />
      </Formik>
    </FormPage>
  );
}
