import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { OneTimeCode } from '@/client/ui/OneTimeCode';

type Props = {
  /** The kind of code, such as 'Kode password'. */
  kind: string;
  name: string;
  /** The code in groups, for reading and typing. */
  code: string;
  /** The use of it, and its end. */
  hint: string;
  /** Before 'Selesai'. */
  actions?: ReactNode;
  children?: ReactNode;
  onClose: () => void;
};

/** A code that is shown this once. */
export function GivenCodeDialog({ kind, name, code, hint, actions, children, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {kind} untuk {name}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <OneTimeCode aria-label={kind}>{code}</OneTimeCode>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {hint}
          </Typography>
        </Stack>
        {children}
      </DialogContent>
      <DialogActions>
        {actions}
        <Button variant="contained" onClick={onClose}>
          Selesai
        </Button>
      </DialogActions>
    </Dialog>
  );
}
