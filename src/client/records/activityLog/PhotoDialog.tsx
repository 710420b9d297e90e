import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { ActivityPhoto } from '@/client/api/api';
import { Picture } from '@/client/ui/Picture';
import { ZoomablePicture } from '@/client/ui/photos/ZoomablePicture';
import { useIsPhone } from '@/client/ui/useIsPhone';

type Props = {
  /** The name of the activity, if the page shows several. */
  name?: string;
  photos: readonly ActivityPhoto[];
  /** The index of the shown photo; null closes the dialog. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
};

/**
 * A photo in full size, over the whole screen of a phone, where two fingers zoom.
 * @public used through the modules that import it on demand
 */
export function PhotoDialog({ name, photos, shown, onShow, onClose }: Props) {
  const id = useId();
  // While the dialog closes, it still shows the last photo.
  const last = useRef(0);
  if (shown !== null) last.current = shown;
  const index = last.current;
  const photo = photos[index];
  const isFirst = index === 0;
  const isLast = index >= photos.length - 1;

  const isPhone = useIsPhone();

  const turn = (by: 1 | -1) => {
    if (by === 1 ? !isLast : !isFirst) onShow(index + by);
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  const alt = `Foto kegiatan ${index + 1}`;

  return (
    <Dialog
      open={shown !== null && photo !== undefined}
      onClose={onClose}
      maxWidth="lg"
      fullScreen={isPhone}
      aria-labelledby={id}
      onKeyDown={handleKeyDown}
    >
      <DialogTitle id={id}>
        {`Foto ${index + 1} dari ${photos.length}`}
        {name && `, ${name}`}
      </DialogTitle>
      {photo && isPhone && <ZoomablePicture src={photo.url} alt={alt} onTurn={turn} />}
      {photo && !isPhone && (
        <DialogContent sx={{ pb: 1 }}>
          <Picture
            key={photo.id}
            src={photo.url}
            width={photo.width}
            height={photo.height}
            alt={alt}
          />
        </DialogContent>
      )}
      <DialogActions>
        {photos.length > 1 && (
          <>
            <Button
              color="inherit"
              startIcon={<ChevronLeftOutlined />}
              disabled={isFirst}
              onClick={() => turn(-1)}
            >
              Sebelumnya
            </Button>
            <Button
              color="inherit"
              endIcon={<ChevronRightOutlined />}
              disabled={isLast}
              onClick={() => turn(1)}
            >
              Berikutnya
            </Button>
          </>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
