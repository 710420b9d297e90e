import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { type Activity, useReturnActivityMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { CommentField, commentError } from '@/client/records/review/CommentField';
import { useReturnDraft } from '@/client/records/review/useReturnDraft';
import { BusyButton } from '@/client/ui/BusyButton';
import { notify } from '@/client/ui/toasts/notify';

type Props = { activity: Activity; onClose: () => void };

/**
 * Returns an activity to the student with a comment.
 * @public used through the module that `ReviewButtons` imports
 */
export function ReturnDialog({ activity: { id, name }, onClose }: Props) {
  const { comment, setComment, isRestored, discard, clear } = useReturnDraft(id);
  const [error, setError] = useState<string | null>(null);
  const [returnActivity, { isLoading }] = useReturnActivityMutation();

  const send = async () => {
    const issue = commentError(comment);
    setError(issue);
    if (issue || isLoading) return;
    try {
      await returnActivity({ id, returnInput: { comment: comment.trim() } }).unwrap();
      clear();
      notify.success('Berhasil', 'Aktivitas dikembalikan untuk revisi.');
      onClose();
    } catch (failure) {
      notify.error('Gagal mengembalikan', messageOf(failure) ?? 'Silakan coba lagi nanti.');
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isLoading ? undefined : onClose}
      aria-labelledby="return-title"
    >
      <DialogTitle id="return-title">Kembalikan "{name}"</DialogTitle>
      <DialogContent>
        <CommentField autoFocus value={comment} error={error} onChange={setComment} onSend={send} />
      </DialogContent>
      <DialogActions>
        {isRestored && (
          <Button color="secondary" disabled={isLoading} onClick={discard}>
            Buang draf
          </Button>
        )}
        <Button variant="outlined" color="secondary" disabled={isLoading} onClick={onClose}>
          Batal
        </Button>
        <BusyButton variant="contained" isBusy={isLoading} onClick={() => void send()}>
          Kembalikan
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
