import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { BusyButton } from '../BusyButton';

export type ConfirmQuestion = {
  title?: string;
  description?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'danger';
  /** Comes after Enter without notice, so that another Enter must not agree unread. */
  isUnexpected?: boolean;
};

type Props = ConfirmQuestion & {
  isOpen: boolean;
  isBusy: boolean;
  /** Whether the dialog can be cancelled while it is busy. */
  isCancellable?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  onClosed?: () => void;
  /** Shown below the description, but not part of it for screen readers. */
  children?: ReactNode;
};

export function ConfirmDialog(props: Props) {
  const { isOpen, isBusy, isCancellable = !isBusy, onConfirm, onCancel, onClosed } = props;
  const id = useId();
  const isDanger = props.tone === 'danger';
  // Enter must not trigger an action that cannot be undone.
  const startsOnCancel = isDanger || props.isUnexpected;

  return (
    <Dialog
      open={isOpen}
      onClose={isCancellable ? onCancel : undefined}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={props.description ? `${id}-text` : undefined}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{props.title ?? 'Konfirmasi'}</DialogTitle>
      {(props.description || props.children) && (
        <DialogContent sx={{ pb: 1 }}>
          {props.description && (
            <DialogContentText id={`${id}-text`} component="div">
              {props.description}
            </DialogContentText>
          )}
          {props.children}
        </DialogContent>
      )}
      <DialogActions>
        <Button
          variant="outlined"
          color="secondary"
          disabled={!isCancellable}
          autoFocus={startsOnCancel}
          onClick={onCancel}
        >
          {props.cancelLabel ?? 'Batal'}
        </Button>
        <BusyButton
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          isBusy={isBusy}
          autoFocus={!startsOnCancel}
          onClick={onConfirm}
        >
          {props.confirmLabel ?? 'Lanjutkan'}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
