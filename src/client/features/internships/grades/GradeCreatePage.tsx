import { Formik } from 'formik';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCreateGradeMutation, useListInternshipGradesQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { CREATE_FAILED, type Message } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { gradeRules } from '@/shared/validation/gradeRules';
import { useInternshipContext } from '../useInternshipContext';
import { GradeForm, type GradeValues } from './GradeForm';

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

export function GradeCreatePage() {
  const internshipId = Number(useParams().id);
  const navigate = useNavigate();
  const context = useInternshipContext(internshipId);
  const grades = useListInternshipGradesQuery({ id: internshipId }).data?.data;
  const gradedCourses = useMemo(() => grades?.map(({ course_code }) => course_code), [grades]);
  const initialValues = useMemo(() => newGrade(internshipId), [internshipId]);
  const [createGrade] = useCreateGradeMutation();
  const toGrades = paths.internships.grades.index(internshipId);
  const submit = useFormSubmit({
    success: ADDED,
    failure: CREATE_FAILED,
    onDone: () => navigate(toGrades),
  });

  return (
    <FormPage title="Tambah Nilai" context={context ?? '\u00a0'}>
      <Formik
        initialValues={initialValues}
        validationSchema={gradeRules}
        onSubmit={(values, form) =>
          submit(() => createGrade({ gradeInput: gradeRules.cast(values) }).unwrap(), form)
        }
      >
        <GradeForm cancelTo={toGrades} gradedCourses={gradedCourses} />
      </Formik>
    </FormPage>
  );
}
