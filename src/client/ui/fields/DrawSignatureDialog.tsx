import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { SignatureCanvas } from './SignatureCanvas';

const FILE_NAME = 'tanda-tangan.png';

type Props = {
  onDrawn: (file: File) => void;
  onClose: () => void;
};

/**
 * A sheet to sign on with a finger, a pen or the mouse. A picture is the way without any of them.
 * @public used through `lazyComponent`
 */
export function DrawSignatureDialog({ onDrawn, onClose }: Props) {
  const titleId = useId();
  const pad = useRef<SignaturePad | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isEmpty, setEmpty] = useState(true);

  const clear = () => {
    pad.current?.clear();
    setEmpty(true);
  };
  const use = () =>
    canvas.current?.toBlob((image) => {
      if (!image) return;
      onDrawn(new File([image], FILE_NAME, { type: 'image/png' }));
      onClose();
    }, 'image/png');

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isEmpty ? onClose : undefined}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Gambar tanda tangan</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Tanda tangani di kotak ini dengan jari, pena, atau tetikus.
        </Typography>
        <SignatureCanvas
          canvas={canvas}
          pad={pad}
          onChange={() => setEmpty(pad.current?.isEmpty() ?? true)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isEmpty} onClick={clear} sx={{ mr: 'auto' }}>
          Ulangi
        </Button>
        <Button variant="outlined" color="secondary" onClick={onClose}>
          Batal
        </Button>
        <Button variant="contained" disabled={isEmpty} onClick={use}>
          Pakai
        </Button>
      </DialogActions>
    </Dialog>
  );
}
