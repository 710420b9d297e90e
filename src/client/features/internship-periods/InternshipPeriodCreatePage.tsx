import { Formik } from 'formik';
import { useNavigate, useSearchParams } from 'react-router';
import { useCreateInternshipPeriodMutation } from '@/client/api/api';
import { CREATE_FAILED, CREATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { lazyComponent } from '@/client/components/lazyComponent';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { internshipPeriodRules } from '@/shared/validation/internshipPeriodRules';
import { InternshipPeriodForm } from './InternshipPeriodForm';

const NEW_PERIOD = {
  start_date: '',
  end_date: '',
  year: '',
  semester: '' as const,
  // spec §4: new periods are inactive
  is_active: false,
};

const copy = lazyComponent(() => import('./InternshipPeriodCopy'), 'InternshipPeriodCopy');

export function InternshipPeriodCreatePage() {
  const copiedId = Number(useSearchParams()[0].get('copy_of'));
  if (copiedId > 0) return <copy.Component id={copiedId} fallback={<FormPage isLoading />} />;
  return <NewInternshipPeriod />;
}

function NewInternshipPeriod() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [createPeriod] = useCreateInternshipPeriodMutation();
  const form = useFormSubmit({
    rules: internshipPeriodRules,
    request: (internshipPeriodInput) => createPeriod({ internshipPeriodInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage context="Tentukan kapan magang berlangsung.">
      <Formik initialValues={NEW_PERIOD} {...form}>
        <InternshipPeriodForm />
      </Formik>
    </FormPage>
  );
}
