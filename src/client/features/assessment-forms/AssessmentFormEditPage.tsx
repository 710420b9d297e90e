import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { useGetAssessmentFormQuery, useUpdateAssessmentFormMutation } from '@/client/api/api';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { useLeftoversQuestion } from '@/client/records/leftovers/useLeftoversQuestion';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { paths } from '@/shared/paths';
import { assessmentFormRules } from '@/shared/resources/assessments/assessmentRules';
import { AssessmentFormFields } from './AssessmentFormFields';
import { type AssessmentFormValues, criteriaText, valuesOfForm } from './assessmentFormValues';

/** @screen assessment-forms.edit */
export function AssessmentFormEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const query = useGetAssessmentFormQuery({ id }, { refetchOnMountOrArgChange: true });
  const { isError, error, refetch } = query;
  const stored = useRecordToEdit(query, id)?.data;
  const [updateForm] = useUpdateAssessmentFormMutation();
  const leftovers = useLeftoversQuestion();
  const form = useEditSubmit({
    record: { of: 'assessment_forms', id },
    rules: assessmentFormRules,
    request: (input) =>
      leftovers.ask(input, (assessmentFormUpdateInput) =>
        updateForm({ id, assessmentFormUpdateInput }).unwrap(),
      ),
    reread: async () => ({ values: valuesOfForm((await refetch().unwrap()).data) }),
    compareAs: (values: AssessmentFormValues) => ({ criteria: criteriaText(values.criteria) }),
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
      {leftovers.dialog}
      <RecordHistory of="assessment_forms" id={id} />
    </FormPage>
  );
}
