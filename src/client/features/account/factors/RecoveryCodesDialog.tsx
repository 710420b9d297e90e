import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSettings } from '@/client/api/useSettings';
import { copyText } from '@/client/ui/copyText';
import { saveFile } from '@/client/ui/saveFile';
import { notify } from '@/client/ui/toasts/notify';
import { formatVerificationCode } from '@/shared/verificationCode';

const Codes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '8px 16px',
  margin: '16px 0',
  padding: 16,
  listStyle: 'none',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
}));

type Props = { codes: readonly string[]; onClose: () => void };

/**
 * New recovery codes, which are shown this once.
 * @public used through `lazyComponent`
 */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const titleId = useId();
  const { app_name } = useSettings();
  const shown = codes.map(formatVerificationCode);
  const text = `Kode pemulihan ${app_name}\nMasing-masing sekali pakai, di tempat kode verifikasi.\n\n${shown.join('\n')}\n`;

  const copy = async () => {
    if (await copyText(text)) notify.success('Berhasil', 'Kode pemulihan disalin.');
    else notify.error('Gagal menyalin', 'Catat kodenya, atau unduh sebagai berkas.');
  };

  return (
    // Not closed by a click beside it: the codes are gone then.
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Simpan kode pemulihan Anda</DialogTitle>
      <DialogContent>
        <Typography>
          Bila ponsel Anda hilang, satu kode ini menggantikan kode verifikasi, masing-masing sekali.
          Kode hanya ditampilkan sekarang: simpan di tempat yang aman, bukan di ponsel itu.
        </Typography>
        <Codes aria-label="Kode pemulihan">
          {shown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          Salin
        </Button>
        <Button
          startIcon={<FileDownloadOutlined />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'kode-pemulihan.txt')}
        >
          Unduh
        </Button>
        <Button variant="contained" onClick={onClose}>
          Sudah saya simpan
        </Button>
      </DialogActions>
    </Dialog>
  );
}
