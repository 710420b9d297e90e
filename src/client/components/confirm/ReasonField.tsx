import { DialogText, messageFor } from '@/client/components/fields/DialogText';
import { REASON_MAX } from '@/shared/constants/limits';
import { reasonRules } from '@/shared/validation/reasonRules';

export const reasonError = (reason: string) => messageFor(reasonRules, { reason });

type Props = {
  value: string;
  error: string | null;
  helperText: string;
  onChange: (reason: string) => void;
};

export function ReasonField(props: Props) {
  return <DialogText label="Alasan" maxLength={REASON_MAX} autoFocus sx={{ mt: 2 }} {...props} />;
}
