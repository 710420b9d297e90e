import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { NumberField } from '@/client/ui/fields/NumberField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import {
  ACADEMIC_YEAR_LENGTH,
  COURSE_CODE_LENGTH,
  COURSE_SEMESTERS,
} from '@/shared/constants/limits';
import { courseFields, defenceScorePart } from '@/shared/resources/courses/courseFields';
import { SCORE_LABELS, SCORE_PARTS, weightOf } from '@/shared/resources/grades/scores';
import { WeightTotal } from './WeightTotal';

const SEMESTERS = COURSE_SEMESTERS.map((semester) => ({
  value: semester,
  label: `Semester ${semester}`,
}));

const PARTS = [
  { value: '', label: 'Tidak diusulkan' },
  ...SCORE_PARTS.map((value) => ({ value, label: SCORE_LABELS[value] })),
];

/** The fields of a course, for the create and the edit page. */
export const CourseForm = () => (
  <FormCard cancelTo={useReturnUrl()}>
    <FormSection title="Mata Kuliah">
      <TextField
        name="code"
        label={courseFields.code.label}
        maxLength={COURSE_CODE_LENGTH}
        autoComplete="off"
        helperText={`${COURSE_CODE_LENGTH} karakter`}
        required
      />
      <TextField name="name" label={courseFields.name.label} required />
      <SelectField
        name="semester"
        label={courseFields.semester.label}
        options={SEMESTERS}
        required
      />
      <TextField
        name="academic_year"
        label={courseFields.academic_year.label}
        maxLength={ACADEMIC_YEAR_LENGTH}
        placeholder="2024/2025"
        required
      />
      <NumberField
        name="hours_per_week"
        label={courseFields.hours_per_week.label}
        unit="jam"
        required
      />
      <NumberField name="credits" label={courseFields.credits.label} required />
    </FormSection>
    <FormSection
      title="Bobot Nilai"
      description="Bagian setiap komponen pada nilai akhir; jumlahnya harus 100%."
      actions={<WeightTotal />}
    >
      <SelectField
        name="defence_score_part"
        label={defenceScorePart.label}
        options={PARTS}
        helperText="Rata-rata nilai penguji diusulkan untuk nilai ini."
      />
      {SCORE_PARTS.map((part) => (
        <NumberField
          key={part}
          name={weightOf(part)}
          label={courseFields[weightOf(part)].label}
          unit="%"
          required
        />
      ))}
    </FormSection>
  </FormCard>
);
