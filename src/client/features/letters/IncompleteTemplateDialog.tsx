import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useId } from 'react';
import { BusyButton } from '@/client/ui/BusyButton';
import { TemplatePreview } from './TemplatePreview';

type Props = {
  fileName: string;
  missing: readonly string[];
  /** of the template filled in */
  preview: FetchArgs;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks whether letters may lack what they usually have, and shows one.
 * @public used through `lazyComponent`
 */
export function IncompleteTemplateDialog(props: Props) {
  const { fileName, missing, preview, isBusy, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isBusy ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Pakai template yang belum lengkap?</DialogTitle>
      <DialogContent>
        <div id={`${id}-text`}>
          <div>{fileName}</div>
          <ul>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <TemplatePreview request={preview} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="secondary" autoFocus disabled={isBusy} onClick={onCancel}>
          Batal
        </Button>
        <BusyButton variant="contained" isBusy={isBusy} onClick={onConfirm}>
          Pakai Template Ini
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
