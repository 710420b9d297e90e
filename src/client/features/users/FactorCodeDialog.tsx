import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { OneTimeCode } from '@/client/ui/OneTimeCode';
import { formatDateTime } from '@/shared/format';
import { formatVerificationCode } from '@/shared/verificationCode';

type Props = { code: string; expires_at: string; name: string; onClose: () => void };

/**
 * The code, which is shown this once.
 * @public used through `lazyComponent`
 */
export function FactorCodeDialog({ code, expires_at, name, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Kode pengganti untuk {name}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <OneTimeCode aria-label="Kode pengganti">{formatVerificationCode(code)}</OneTimeCode>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`Diketik sebagai kode verifikasi saat masuk. Berlaku satu kali, sampai ${formatDateTime(expires_at)}, dan hanya ditampilkan sekarang. Setelah masuk, ${name} mengganti aplikasi atau passkey yang hilang di Akun Saya.`}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Selesai
        </Button>
      </DialogActions>
    </Dialog>
  );
}
