import { type InternshipPeriod, useCreateInternshipPeriodMutation } from '@/client/api/api';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { internshipPeriodRules } from '@/shared/resources/internship-periods/internshipPeriodRules';

/** Creates the period of the form. */
export function useNewPeriodForm(onDone: (created: InternshipPeriod) => void) {
  const [createPeriod] = useCreateInternshipPeriodMutation();
  return useFormSubmit({
    rules: internshipPeriodRules,
    request: (internshipPeriodInput) => createPeriod({ internshipPeriodInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: ({ data }) => onDone(data),
  });
}
