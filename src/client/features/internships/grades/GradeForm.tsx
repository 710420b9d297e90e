import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import type { Course, Grade } from '@/client/api/api';
import { CoursePicker, useCourses } from '@/client/records/pickers/CoursePicker';
import { courseOption } from '@/client/records/pickers/pickerOptions';
import { NumberField } from '@/client/ui/fields/NumberField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { REASON_MAX } from '@/shared/constants/limits';
import { gradeFields } from '@/shared/resources/grades/gradeFields';
import { SCORE_PARTS, weightOf } from '@/shared/resources/grades/scores';
import { AssessmentProposals } from './AssessmentProposals';
import { GradePreview } from './GradePreview';
import type { GradeValues } from './gradeValues';
import { ScoreAdvice } from './ScoreAdvice';

type Props = {
  cancelTo: string;
  /** The grade being edited; its course is locked. */
  grade?: Grade;
  /** Courses that already have a grade in this internship. */
  gradedCourses?: readonly string[];
};

/** The chosen course with its weights: of the grade being edited, or from the list of courses. */
function useChosenCourse(grade: Grade | undefined): Course | undefined {
  const { values } = useFormikContext<GradeValues>();
  const courses = useCourses({ skip: grade !== undefined }).data?.data;
  return grade?.course ?? courses?.find(({ code }) => code === values.course_code);
}

const isChanged = (stored: Grade, values: GradeValues) =>
  SCORE_PARTS.some((part) => values[part] !== stored[part]);

export function GradeForm({ cancelTo, grade, gradedCourses }: Props) {
  const { values } = useFormikContext<GradeValues>();
  const course = useChosenCourse(grade);
  const kept = useMemo(() => grade && courseOption(grade.course), [grade]);

  return (
    <FormCard cancelTo={cancelTo}>
      <FormSection>
        <FullWidth>
          <CoursePicker
            name="course_code"
            label={gradeFields.course_code.label}
            required
            disabled={grade !== undefined}
            helperText={grade && 'Mata kuliah tidak dapat diganti.'}
            kept={kept}
            except={gradedCourses}
          />
        </FullWidth>
      </FormSection>
      <FormSection description="Nilai dari 1 sampai 100, paling banyak dua angka di belakang koma.">
        {SCORE_PARTS.map((part) => (
          <NumberField
            key={part}
            name={part}
            label={gradeFields[part].label}
            decimal
            required
            helperText={course && `Bobot ${course[weightOf(part)]}%`}
          />
        ))}
        <AssessmentProposals />
        <ScoreAdvice scores={values} />
        <FullWidth>
          <GradePreview scores={values} course={course} />
        </FullWidth>
        {grade && isChanged(grade, values) && (
          <FullWidth>
            <TextField
              name="reason"
              label="Alasan perubahan"
              required
              rows={2}
              maxLength={REASON_MAX}
              helperText="Mengapa nilai yang tersimpan diubah? Alasan disimpan di jejak audit."
            />
          </FullWidth>
        )}
      </FormSection>
    </FormCard>
  );
}
