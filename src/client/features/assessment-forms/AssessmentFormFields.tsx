import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { AssessmentForm } from '@/client/api/api';
import { CoursePicker } from '@/client/records/pickers/CoursePicker';
import { NumberField } from '@/client/ui/fields/NumberField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { asText, useFormField } from '@/client/ui/form/formFields';
import { WEIGHT_SUM } from '@/shared/constants/limits';
import { paths } from '@/shared/paths';
import {
  assessmentFormFields,
  criterionFields,
} from '@/shared/resources/assessments/assessmentFields';
import {
  ASSESSOR_LABELS,
  CRITERIA_MAX,
  CRITERION_NAME_MAX,
  GUIDANCE_MAX,
} from '@/shared/resources/assessments/constants';
import { SCORE_LABELS, SCORE_PARTS } from '@/shared/resources/grades/scores';
import { REVIEWERS } from '@/shared/resources/reviews/constants';
import { type AssessmentFormValues, newCriterion } from './assessmentFormValues';
import { WordFields } from './WordFields';

const ASSESSORS = REVIEWERS.map((value) => ({ value, label: ASSESSOR_LABELS[value] }));
const PARTS = [
  { value: '', label: 'Tidak mengisi nilai' },
  ...SCORE_PARTS.map((value) => ({ value, label: SCORE_LABELS[value] })),
];

const CRITERIA = { label: 'Kriteria', textOf: asText };

/** The fields of a form, for the create and the edit page. */
export function AssessmentFormFields({ stored }: { stored?: AssessmentForm }) {
  return (
    <FormCard cancelTo={paths.assessmentForms.index}>
      <FormSection title="Formulir">
        <CoursePicker
          name="course_code"
          label={assessmentFormFields.course_code.label}
          required
          disabled={stored !== undefined}
          kept={
            stored && {
              value: stored.course_code,
              label: `${stored.course_code} - ${stored.course_name}`,
            }
          }
        />
        <SelectField
          name="assessor"
          label={assessmentFormFields.assessor.label}
          options={ASSESSORS}
          required
          disabled={stored !== undefined}
        />
        <SelectField
          name="score_part"
          label={assessmentFormFields.score_part.label}
          options={PARTS}
          helperText="Total lembar diusulkan sebagai nilai ini."
        />
        <SwitchField name="is_active" label="Dipakai" />
        {stored !== undefined && stored.sheets > 0 && (
          <FullWidth>
            <Alert severity="info" role="note">
              {stored.sheets} lembar sudah diisi. Bila kriterianya berubah, pilih saat menyimpan:
              tetap dengan kriteria lama, atau diisi ulang.
            </Alert>
          </FullWidth>
        )}
      </FormSection>
      <CriteriaSection />
    </FormCard>
  );
}

function CriteriaSection() {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<AssessmentFormValues>();
  const { criteria } = values;
  // The error of the whole list; its fields show their own.
  const issue = submitCount > 0 && typeof errors.criteria === 'string' ? errors.criteria : null;
  useFormField('criteria', CRITERIA);
  const sum = criteria.reduce((total, { weight }) => total + (Number(weight) || 0), 0);
  return (
    <FormSection
      title="Kriteria"
      description="Kriteria, bobot, dan petunjuk terlihat oleh mahasiswa."
      actions={
        <Typography
          role="status"
          variant="subtitle2"
          component="p"
          sx={{ color: sum === WEIGHT_SUM ? 'success.text' : 'error.text' }}
        >
          Total bobot: {sum}%
        </Typography>
      }
    >
      {criteria.map((_criterion, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of the form are in their order
        <CriterionFields key={index} index={index} />
      ))}
      {issue && (
        <FullWidth>
          <Alert severity="error">{issue}</Alert>
        </FullWidth>
      )}
      <FullWidth>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<AddOutlined />}
          disabled={criteria.length >= CRITERIA_MAX}
          onClick={() => void setFieldValue('criteria', [...criteria, newCriterion()])}
        >
          Tambah Kriteria
        </Button>
      </FullWidth>
    </FormSection>
  );
}

function CriterionFields({ index }: { index: number }) {
  const { values, setFieldValue } = useFormikContext<AssessmentFormValues>();
  const { criteria } = values;
  const name = `criteria.${index}`;
  const remove = () =>
    void setFieldValue(
      'criteria',
      criteria.filter((_criterion, other) => other !== index),
    );
  return (
    <>
      <TextField
        name={`${name}.name`}
        label={`${criterionFields.name.label} ${index + 1}`}
        maxLength={CRITERION_NAME_MAX}
        required
      />
      <NumberField
        name={`${name}.weight`}
        label={`${criterionFields.weight.label} ${index + 1}`}
        unit="%"
        required
      />
      <FullWidth>
        <TextField
          name={`${name}.guidance`}
          label={`${criterionFields.guidance.label} ${index + 1}`}
          maxLength={GUIDANCE_MAX}
          rows={2}
        />
      </FullWidth>
      <WordFields index={index} />
      {criteria.length > 1 && (
        <FullWidth>
          <Button color="error" onClick={remove}>
            Hapus Kriteria {index + 1}
          </Button>
        </FullWidth>
      )}
    </>
  );
}
