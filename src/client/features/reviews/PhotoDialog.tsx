import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import type { ActivityPhoto } from '@/client/api/api';

type Props = {
  name: string;
  photos: readonly ActivityPhoto[];
  index: number;
  onChange: (index: number) => void;
  onClose: () => void;
};

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 'calc(100dvh - 160px)',
  objectFit: 'contain',
  backgroundColor: theme.vars.palette.secondary.fill,
}));

/**
 * A photo in full size, fetched when one is opened.
 * @public used through the module that `ReviewPhotos` imports
 */
export function PhotoDialog({ name, photos, index, onChange, onClose }: Props) {
  const photo = photos[index];
  if (!photo) return null;
  const title = `Foto ${index + 1} dari ${photos.length}`;
  return (
    <Dialog
      open
      maxWidth="md"
      onClose={onClose}
      aria-label={`${title}, ${name}`}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft' && index > 0) onChange(index - 1);
        if (key === 'ArrowRight' && index < photos.length - 1) onChange(index + 1);
      }}
    >
      <Image src={photo.url} alt={`${title}, ${name}`} width={photo.width} height={photo.height} />
      <DialogActions>
        {photos.length > 1 && (
          <>
            <Button
              color="inherit"
              startIcon={<ChevronLeftOutlined />}
              disabled={index === 0}
              onClick={() => onChange(index - 1)}
            >
              Sebelumnya
            </Button>
            <Button
              color="inherit"
              endIcon={<ChevronRightOutlined />}
              disabled={index === photos.length - 1}
              onClick={() => onChange(index + 1)}
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
