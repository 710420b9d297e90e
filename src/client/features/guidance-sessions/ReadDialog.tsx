import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { GuidanceSession } from '@/client/api/api';
import { SessionDetails } from './SessionDetails';

type Props = {
  session: GuidanceSession;
  onAgree: () => void;
  onReturn: () => void;
  onClose: () => void;
};

/**
 * The whole session, with what the lecturer can do.
 * @public used through `lazyComponent`
 */
export function ReadDialog({ session, onAgree, onReturn, onClose }: Props) {
  const { allowed } = session;
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{session.student_name}</DialogTitle>
      <DialogContent sx={{ p: 0 }}>
        <SessionDetails session={session} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="secondary" onClick={onClose}>
          Tutup
        </Button>
        {allowed.includes('return') && (
          <Button variant="outlined" color="secondary" onClick={onReturn}>
            Kembalikan
          </Button>
        )}
        {allowed.includes('agree') && (
          <Button variant="contained" onClick={onAgree}>
            Setujui
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
