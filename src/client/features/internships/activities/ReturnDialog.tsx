import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type Activity, useReturnActivityMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { CommentField, DiscardDraft } from '@/client/records/review/CommentField';
import { useReturnDraft } from '@/client/records/review/useReturnDraft';
import { useStoredActivity } from '@/client/records/useStoredActivity';
import { useRole } from '@/client/session/useSession';
import { BusyButton } from '@/client/ui/BusyButton';
import { notify } from '@/client/ui/toasts/notify';

type Props = { activity: Activity; onClose: () => void };

/**
 * Returns an activity to the student with a comment.
 * @public used through the module that `ReviewButtons` imports
 */
export function ReturnDialog({ activity: { id, name }, onClose }: Props) {
  const draft = useReturnDraft(id);
  const role = useRole();
  const store = useStoredActivity();
  const [returnActivity, { isLoading }] = useReturnActivityMutation();

  const send = async () => {
    const comment = draft.validated();
    if (comment === null || isLoading) return;
    try {
      await store(
        id,
        () => returnActivity({ id, returnInput: { comment } }).unwrap(),
        (activity) =>
          activity[role === 'mentor' ? 'returned_at_by_mentor' : 'returned_at_by_lecturer'] !==
          null,
      );
      draft.clear();
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
        <CommentField draft={draft} onSend={send} />
      </DialogContent>
      <DialogActions>
        <DiscardDraft draft={draft} disabled={isLoading} />
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
