import { useFormikContext } from 'formik';
import { DateField } from '@/client/ui/fields/DateField';
import { TextField } from '@/client/ui/fields/TextField';
import { REASON_MAX } from '@/shared/constants/limits';
import type { ValidFromValues } from './useValidFrom';
import { changesJudging, isPast, type Judging } from './validFromRules';

type Props = { judging: Judging; today: string };

/** The day from which an edit counts, once the edit changes what days are judged by, and the reason for a past one. */
export function ValidFromFields({ judging, today }: Props) {
  const { values } = useFormikContext<ValidFromValues & Judging['stored']>();
  if (!changesJudging(values, judging)) return null;
  return (
    <>
      <DateField
        name="valid_from"
        label="Berlaku mulai"
        helperText="Hari sebelum tanggal ini tetap dinilai dengan pengaturan lama."
        maxDate={today}
        required
      />
      {isPast(values.valid_from, today) && (
        <TextField name="reason" label="Alasan" rows={2} maxLength={REASON_MAX} required />
      )}
    </>
  );
}
