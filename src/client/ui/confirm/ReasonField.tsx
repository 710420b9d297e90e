import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import { REASON_MAX } from '@/shared/constants/limits';
import { reasonRules } from '@/shared/validation/reasonRules';

/** The rules of a reason, with the messages of the server. */
export type ReasonRules = Parameters<typeof messageFor<{ reason: string }>>[0];

export const reasonError = (reason: string, rules: ReasonRules = reasonRules) =>
  messageFor(rules, { reason });

type Props = {
  value: string;
  error: string | null;
  helperText: string;
  onChange: (reason: string) => void;
  /** Names the record and the question. */
  keptAs: string;
  label?: string;
  maxLength?: number;
  /** Called at Ctrl+Enter. */
  onSend?: () => unknown;
};

export function ReasonField({ label = 'Alasan', maxLength = REASON_MAX, ...props }: Props) {
  return <DialogText label={label} maxLength={maxLength} autoFocus sx={{ mt: 2 }} {...props} />;
}
