import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CodeSheet } from '@/client/ui/CodeSheet';
import { OneTimeCode } from '@/client/ui/OneTimeCode';
import { formatDateTime } from '@/shared/format';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';

type Props = { code: string; expires_at: string; name: string; onClose: () => void };

/**
 * The code, which is shown this once.
 * @public used through `lazyComponent`
 */
export function PasswordCodeDialog({ code: plain, expires_at, name, onClose }: Props) {
  const titleId = useId();
  const code = formatVerificationCode(plain);
  const address = window.location.origin + paths.newPassword;
  const until = formatDateTime(expires_at);

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Kode password untuk {name}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <OneTimeCode aria-label="Kode password">{code}</OneTimeCode>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {`Kode diketik di ${address}. Berlaku satu kali, sampai ${until}, dan hanya ditampilkan sekarang.`}
          </Typography>
        </Stack>
        <CodeSheet
          title={`Password baru untuk ${name}`}
          code={code}
          address={address}
          lastStep="Isi password baru, lalu masuk."
          until={until}
        />
      </DialogContent>
      <DialogActions>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<PrintOutlined />}
          onClick={() => window.print()}
        >
          Cetak kode
        </Button>
        <Button variant="contained" onClick={onClose}>
          Selesai
        </Button>
      </DialogActions>
    </Dialog>
  );
}
