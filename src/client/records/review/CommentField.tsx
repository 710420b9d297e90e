import Button from '@mui/material/Button';
import { DialogText } from '@/client/ui/fields/DialogText';
import { RETURN_COMMENT_MAX } from '@/shared/constants/limits';
import type { ReturnDraft } from './useReturnDraft';

type Props = {
  draft: ReturnDraft;
  /** Called at Ctrl+Enter. */
  onSend: () => unknown;
};

export function CommentField({ draft: { comment, setComment, error }, onSend }: Props) {
  return (
    <DialogText
      label="Catatan revisi"
      maxLength={RETURN_COMMENT_MAX}
      helperText="Tuliskan apa yang perlu diperbaiki. Mahasiswa membacanya di aktivitas ini."
      autoFocus
      value={comment}
      error={error}
      onChange={setComment}
      onSend={onSend}
    />
  );
}

/** For a comment that was typed earlier. */
export function DiscardDraft({ draft, disabled }: { draft: ReturnDraft; disabled?: boolean }) {
  if (!draft.isRestored) return null;
  return (
    <Button color="secondary" disabled={disabled} onClick={draft.discard}>
      Buang draf
    </Button>
  );
}
