import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { announce } from '@/client/ui/announcements';
import { FloatingBar } from '@/client/ui/floatingBar';

const TEXT = 'Versi baru tersedia';

type Props = { onReload: () => void; onClose: () => void };

/** The next page has the newer build by itself, so that closing the bar costs nothing. */
export function UpdateBar({ onReload, onClose }: Props) {
  useEffect(() => announce(TEXT), []);
  return (
    <FloatingBar role="region" aria-label="Pembaruan aplikasi">
      <span>{TEXT}</span>
      <Button onClick={onReload}>Muat ulang</Button>
      <IconButton color="inherit" aria-label="Tutup" onClick={onClose}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </FloatingBar>
  );
}
