import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { type Grade, useGetGradeQuery, useUpdateGradeMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { DETAIL_LOAD_FAILED, UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { gradeRules } from '@/shared/validation/gradeRules';
import { useInternshipContext } from '../useInternshipContext';
import { GradeForm, type GradeValues } from './GradeForm';

const toValues = ({ id: _, course: _course, total: _total, letter_grade, ...values }: Grade) =>
  values satisfies GradeValues;

export function GradeEditPage() {
  const params = useParams();
  const internshipId = Number(params.id);
  const id = Number(params.gradeId);
  const navigate = useNavigate();
  const context = useInternshipContext(internshipId);
  const { data, isError, refetch } = useGetGradeQuery({ id });
  const [updateGrade] = useUpdateGradeMutation();
  const toGrades = paths.internships.grades.index(internshipId);
  const submit = useFormSubmit({
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(toGrades),
  });

  return (
    <FormPage
      title="Edit Nilai"
      context={context ?? '\u00a0'}
      isLoading={!data}
      error={isError && DETAIL_LOAD_FAILED}
      onRetry={refetch}
    >
      {data && (
        <Formik<GradeValues>
          key={id}
          initialValues={toValues(data.data)}
          validationSchema={gradeRules}
          onSubmit={(values, form) =>
            submit(() => updateGrade({ id, gradeInput: gradeRules.cast(values) }).unwrap(), form)
          }
        >
          <GradeForm cancelTo={toGrades} grade={data.data} />
        </Formik>
      )}
    </FormPage>
  );
}
