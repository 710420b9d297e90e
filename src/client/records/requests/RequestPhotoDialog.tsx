import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Picture } from '@/client/ui/Picture';

type Props = { name: string; address: string | null; isOpen: boolean; onClose: () => void };

/**
 * A photographed attachment in full size.
 * @public used through the module that imports it on demand
 */
export function RequestPhotoDialog({ name, address, isOpen, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        {address && <Picture src={address} alt={`Lampiran ${name}`} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
