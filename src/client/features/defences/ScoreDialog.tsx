import { type Defence, useSubmitDefenceScoreMutation } from '@/client/api/api';
import { NumberField } from '@/client/ui/fields/NumberField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { defenceExaminerFields as fields } from '@/shared/resources/defences/defenceFields';
import { defenceScoreRules } from '@/shared/resources/defences/defenceRules';

const SENT = { title: 'Berhasil!', description: 'Nilai ujian terkirim.' };
const NOT_SENT = {
  title: 'Gagal!',
  description: 'Nilai ujian tidak terkirim. Isiannya tetap ada.',
};

type Values = { score: number | string; remark: string };
type Props = { defence: Defence; onClose: () => void };

/**
 * Asks the examiner for the score and a remark.
 * @public used through `lazyComponent`
 */
export function ScoreDialog({ defence, onClose }: Props) {
  const { id, student_name, examiners } = defence;
  const own = examiners.find(({ is_own }) => is_own);
  const [send] = useSubmitDefenceScoreMutation();
  const form = useFormSubmit({
    rules: defenceScoreRules,
    request: (defenceScoreInput) => send({ id, defenceScoreInput }).unwrap(),
    success: SENT,
    failure: NOT_SENT,
    onDone: onClose,
  });
  return (
    <FormDialog<Values>
      title={`Nilai Ujian ${student_name}`}
      maxWidth="xs"
      submitLabel="Kirim"
      initialValues={{ score: own?.score ?? '', remark: own?.remark ?? '' }}
      form={form}
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <NumberField
            name="score"
            label={fields.score.label}
            helperText={`${fields.score.min} sampai ${fields.score.max}, boleh dua angka di belakang koma.`}
            decimal
            required
          />
        </FullWidth>
        <FullWidth>
          <TextField
            name="remark"
            label={fields.remark.label}
            maxLength={fields.remark.max}
            rows={3}
          />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}
