import { Formik } from 'formik';
import { useNavigate, useSearchParams } from 'react-router';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { FormPage } from '@/client/ui/FormPage';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { TOLERANCE_DEFAULT_MINUTES } from '@/shared/constants/attendance';
import { emptyValues } from '@/shared/fields/field';
import { internshipPeriodListed } from '@/shared/resources/internship-periods/internshipPeriodFields';
import { InternshipPeriodForm } from './InternshipPeriodForm';
import { useNewPeriodForm } from './useNewPeriodForm';

// spec §4: new periods are inactive
const NEW_PERIOD = {
  ...emptyValues(internshipPeriodListed),
  is_active: false,
  requires_check_out: false,
  late_tolerance_minutes: TOLERANCE_DEFAULT_MINUTES,
  requires_final_report: false,
  requires_defence: false,
  min_guidance_sessions: 0,
};

const copy = lazyComponent(() => import('./InternshipPeriodCopy'), 'InternshipPeriodCopy');

/** @screen internship-periods.create */
export function InternshipPeriodCreatePage() {
  const copiedId = Number(useSearchParams()[0].get('copy_of'));
  if (copiedId > 0) return <copy.Component id={copiedId} fallback={<FormPage isLoading />} />;
  return <NewInternshipPeriod />;
}

function NewInternshipPeriod() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const form = useNewPeriodForm(() => navigate(returnUrl));

  return (
    <FormPage context="Tentukan kapan magang berlangsung.">
      <Formik initialValues={NEW_PERIOD} {...form}>
        <InternshipPeriodForm />
      </Formik>
    </FormPage>
  );
}
