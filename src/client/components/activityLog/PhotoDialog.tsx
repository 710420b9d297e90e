import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import type { ActivityPhoto } from '@/client/api/api';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 'calc(100dvh - 220px)',
  margin: '0 auto',
  objectFit: 'contain',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.secondary.fill,
}));

type Props = {
  photos: readonly ActivityPhoto[];
  /** The index of the photo that is shown; null closes the dialog. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
};

export function PhotoDialog({ photos, shown, onShow, onClose }: Props) {
  const id = useId();
  // While the dialog closes, it still shows the last photo.
  const last = useRef(0);
  if (shown !== null) last.current = shown;
  const index = last.current;
  const photo = photos[index];
  const next = (index + 1) % photos.length;

  return (
    <Dialog
      open={shown !== null && photo !== undefined}
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{`Foto ${index + 1} dari ${photos.length}`}</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        {photo && (
          <Picture
            key={photo.id}
            src={photo.url}
            width={photo.width}
            height={photo.height}
            alt={`Foto kegiatan ${index + 1}`}
          />
        )}
      </DialogContent>
      <DialogActions>
        {photos.length > 1 && (
          <Button variant="outlined" color="secondary" onClick={() => onShow(next)}>
            Foto lainnya
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
