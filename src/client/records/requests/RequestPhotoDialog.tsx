import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Picture } from '@/client/ui/Picture';
import { ZoomablePicture } from '@/client/ui/photos/ZoomablePicture';
import { useIsPhone } from '@/client/ui/useIsPhone';

type Props = { name: string; address: string | null; isOpen: boolean; onClose: () => void };

/**
 * A photographed attachment in full size.
 * @public used through the module that imports it on demand
 */
export function RequestPhotoDialog({ name, address, isOpen, onClose }: Props) {
  const id = useId();
  const isPhone = useIsPhone();
  const alt = `Lampiran ${name}`;
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="lg" fullScreen={isPhone} aria-labelledby={id}>
      <DialogTitle id={id}>{name}</DialogTitle>
      {address && isPhone && <ZoomablePicture src={address} alt={alt} />}
      {address && !isPhone && (
        <DialogContent sx={{ pb: 1 }}>
          <Picture src={address} alt={alt} />
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
