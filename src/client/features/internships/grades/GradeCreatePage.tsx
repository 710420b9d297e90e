import { Formik } from 'formik';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCreateGradeMutation, useListInternshipGradesQuery } from '@/client/api/api';
import { useLastUrl } from '@/client/navigation/useReturnUrl';
import { CREATE_FAILED, type Message } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { paths } from '@/shared/paths';
import { gradeRules } from '@/shared/resources/grades/gradeRules';
import { useInternshipContext } from '../useInternshipContext';
import { GradeForm } from './GradeForm';
import type { GradeValues } from './gradeValues';

const ADDED: Message = { title: 'Sukses!', description: 'Nilai berhasil ditambahkan' };

const newGrade = (internshipId: number): GradeValues => ({
  internship_id: internshipId,
  course_code: '',
  assignment_1: '',
  assignment_2: '',
  midterm: '',
  final: '',
  other: '',
});

/** @screen internships.grades.create */
export function GradeCreatePage() {
  const internshipId = Number(useParams().id);
  const navigate = useNavigate();
  const { context, missing } = useInternshipContext(internshipId);
  const grades = useListInternshipGradesQuery({ id: internshipId }).data?.data;
  const gradedCourses = useMemo(() => grades?.map(({ course_code }) => course_code), [grades]);
  const initialValues = useMemo(() => newGrade(internshipId), [internshipId]);
  const [createGrade] = useCreateGradeMutation();
  const toGrades = useLastUrl(paths.grades.index(internshipId));
  const form = useFormSubmit({
    rules: gradeRules,
    request: (gradeInput) => createGrade({ gradeInput }).unwrap(),
    success: ADDED,
    failure: CREATE_FAILED,
    onDone: () => navigate(toGrades),
  });

  return (
    <FormPage context={context} error={missing} notFoundText="Magang tidak ditemukan">
      <Formik initialValues={initialValues} {...form}>
        <GradeForm cancelTo={toGrades} gradedCourses={gradedCourses} />
      </Formik>
    </FormPage>
  );
}
