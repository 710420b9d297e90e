import { Formik } from 'formik';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Grade, useGetGradeQuery, useUpdateGradeMutation } from '@/client/api/api';
import { useLastUrl } from '@/client/navigation/useReturnUrl';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { paths } from '@/shared/paths';
import { gradeUpdateRules } from '@/shared/resources/grades/gradeRules';
import { useInternshipContext } from '../useInternshipContext';
import { GradeForm } from './GradeForm';
import type { GradeValues } from './gradeValues';

const toValues = ({
  id: _,
  course: _course,
  total: _total,
  letter_grade,
  ...values
}: Grade): GradeValues => ({ ...values, reason: '' });

/** @screen internships.grades.edit */
export function GradeEditPage() {
  const params = useParams();
  const internshipId = Number(params.id);
  const id = Number(params.gradeId);
  const navigate = useNavigate();
  const { context } = useInternshipContext(internshipId);
  const query = useGetGradeQuery({ id });
  const { isError, error, refetch } = query;
  const data = useRecordToEdit(query, id);
  const [updateGrade] = useUpdateGradeMutation();
  const toGrades = useLastUrl(paths.grades.index(internshipId));
  const stored = data?.data;
  const rules = useMemo(() => stored && gradeUpdateRules(stored), [stored]);
  const form = useEditSubmit({
    record: { of: 'grades', id },
    rules,
    request: (gradeUpdateInput) => updateGrade({ id, gradeUpdateInput }).unwrap(),
    reread: async () => ({ values: toValues((await refetch().unwrap()).data) }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(toGrades),
  });

  return (
    <FormPage
      context={context}
      isLoading={!stored}
      error={isError && !data && error}
      notFoundText="Nilai tidak ditemukan"
      onRetry={refetch}
    >
      {stored && (
        <Formik<GradeValues> key={id} initialValues={toValues(stored)} {...form}>
          <GradeForm cancelTo={toGrades} grade={stored} />
        </Formik>
      )}
      <RecordHistory of="grades" id={id} />
    </FormPage>
  );
}
