import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import { RETURN_COMMENT_MAX } from '@/shared/constants/limits';
import { returnRules } from '@/shared/validation/reviewRules';

export const commentError = (comment: string) => messageFor(returnRules, { comment });

type Props = {
  value: string;
  error: string | null;
  onChange: (comment: string) => void;
  autoFocus?: boolean;
  /** Called at Ctrl+Enter. */
  onSend: () => unknown;
};

export function CommentField(props: Props) {
  return (
    <DialogText
      label="Catatan revisi"
      maxLength={RETURN_COMMENT_MAX}
      helperText="Tuliskan apa yang perlu diperbaiki. Mahasiswa membacanya di aktivitas ini."
      {...props}
    />
  );
}
