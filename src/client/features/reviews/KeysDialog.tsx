import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

const KEYS: readonly [keys: readonly string[], text: string][] = [
  [['J', '↓'], 'Aktivitas berikutnya'],
  [['K', '↑'], 'Aktivitas sebelumnya'],
  [['Enter'], 'Buka atau tutup catatan'],
  [['V'], 'Validasi, lalu lanjut'],
  [['R'], 'Kembalikan dengan catatan'],
  [['Ctrl', 'Enter'], 'Kirim catatan revisi'],
  [['U'], 'Urungkan'],
  [['X'], 'Pilih'],
  [['Shift', '↑ ↓'], 'Pilih beberapa sekaligus'],
  [['/'], 'Cari; Enter ke hasilnya, Esc kembali ke baris'],
  [['?'], 'Pintasan ini'],
];

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  alignItems: 'center',
  '& dt': { display: 'flex', gap: 6 },
  '& dd': { margin: 0 },
  '& kbd': {
    minWidth: 28,
    padding: '2px 8px',
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.control.border}`,
    borderBottomWidth: 2,
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    textAlign: 'center',
  },
}));

/**
 * The keys of the desk.
 * @public used through the module that `ReviewDeskPage` imports
 */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open maxWidth="xs" onClose={onClose} aria-labelledby="desk-keys-title">
    <DialogTitle id="desk-keys-title">Pintasan papan ketik</DialogTitle>
    <DialogContent>
      <List>
        {KEYS.map(([keys, text]) => (
          <Fragment key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </List>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" autoFocus onClick={onClose}>
        Tutup
      </Button>
    </DialogActions>
  </Dialog>
);
