import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { useGetAssessmentFormQuery, useUpdateAssessmentFormMutation } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { assessmentFormRules } from '@/shared/validation/assessmentRules';
import { AssessmentFormFields } from './AssessmentFormFields';
import { valuesOfForm } from './assessmentFormValues';

export function AssessmentFormEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const { currentData, isError, error, refetch } = useGetAssessmentFormQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const stored = currentData?.data;
  const [updateForm] = useUpdateAssessmentFormMutation();
  const form = useFormSubmit({
    rules: assessmentFormRules,
    request: (content) =>
      updateForm({
        id,
        assessmentFormUpdateInput: { ...content, version: stored?.version },
      }).unwrap(),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(paths.assessmentForms.index),
  });

  return (
    <FormPage
      context={stored?.course_name}
      isLoading={!stored}
      error={isError && !stored ? error : undefined}
      onRetry={refetch}
    >
      {stored && (
        <Formik key={id} initialValues={valuesOfForm(stored)} {...form}>
          <AssessmentFormFields stored={stored} />
        </Formik>
      )}
      <RecordHistory of="assessment_forms" id={id} />
    </FormPage>
  );
}
