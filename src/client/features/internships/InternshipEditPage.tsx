import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import {
  type Internship,
  useGetInternshipQuery,
  useUpdateInternshipMutation,
} from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { PlacementContext } from '@/client/records/ClosedPeriod';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { useLeftoversQuestion } from '@/client/records/leftovers/useLeftoversQuestion';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { internshipRules } from '@/shared/resources/internships/internshipRules';
import { InternshipForm, type InternshipValues, keptOf } from './InternshipForm';

const toValues = (internship: Internship): InternshipValues => ({
  student_id: internship.student.id,
  company_id: internship.mentor.company.id,
  mentor_id: internship.mentor.id,
  lecturer_id: internship.lecturer.id,
  internship_period_id: internship.internship_period.id,
  start_date: internship.start_date ?? '',
  version: internship.version,
});

const textsOf = (internship: Internship) => {
  const { student, company, mentor, lecturer, period } = keptOf(internship);
  return {
    student_id: student.label,
    company_id: company.label,
    mentor_id: mentor.label,
    lecturer_id: lecturer.label,
    internship_period_id: period.label,
  };
};

/** @screen internships.edit */
export function InternshipEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const query = useGetInternshipQuery({ id });
  const { isError, error, refetch } = query;
  const data = useRecordToEdit(query, id);
  const [updateInternship] = useUpdateInternshipMutation();
  const leftovers = useLeftoversQuestion();
  const pastDays = usePastDaysQuestion();
  const form = useEditSubmit({
    record: { of: 'internships', id },
    rules: internshipRules,
    request: (input) =>
      leftovers.ask(input, (settled) =>
        pastDays.ask(settled, (internshipUpdateInput) =>
          updateInternship({ id, internshipUpdateInput }).unwrap(),
        ),
      ),
    reread: async () => {
      const { data: current } = await refetch().unwrap();
      return { values: toValues(current), texts: textsOf(current) };
    },
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={
        <PlacementContext closedBy={data?.data.closed_by}>
          {data?.data.student.user.name ?? '\u00a0'}
        </PlacementContext>
      }
      isLoading={!data}
      error={isError && !data && error}
      notFoundText="Magang tidak ditemukan"
      onRetry={refetch}
    >
      {data && (
        <Formik<InternshipValues> key={id} initialValues={toValues(data.data)} {...form}>
          <InternshipForm cancelTo={returnUrl} internship={data.data} />
        </Formik>
      )}
      {leftovers.dialog}
      {pastDays.dialog}
    </FormPage>
  );
}
