import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export type ConfirmQuestion = {
  title?: string;
  description?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'danger';
};

type Props = ConfirmQuestion & {
  isOpen: boolean;
  isBusy: boolean;
  /** Whether one can still say no while it is busy. */
  isCancellable?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  onClosed?: () => void;
};

export function ConfirmDialog(props: Props) {
  const { isOpen, isBusy, isCancellable = !isBusy, onConfirm, onCancel, onClosed } = props;
  const id = useId();
  const isDanger = props.tone === 'danger';

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
      {props.description && (
        <DialogContent sx={{ pb: 1 }}>
          <DialogContentText id={`${id}-text`} component="div">
            {props.description}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button
          variant="outlined"
          color="secondary"
          disabled={!isCancellable}
          // What cannot be undone is not what Enter does by itself.
          autoFocus={isDanger}
          onClick={onCancel}
        >
          {props.cancelLabel ?? 'Batal'}
        </Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          loading={isBusy}
          autoFocus={!isDanger}
          onClick={onConfirm}
        >
          {props.confirmLabel ?? 'Lanjutkan'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
