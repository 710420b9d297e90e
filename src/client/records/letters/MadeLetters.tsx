import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useGetLetterQuery } from '@/client/api/api';
import { ExportButton } from '@/client/ui/ExportButton';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { AddressNote } from './AddressNote';
import {
  LETTERS_AT_ONCE,
  type LettersFormat,
  letterFileName,
  letterFileRequest,
  lettersFileName,
  lettersFileRequest,
} from './letterFiles';

const NOT_FETCHED = 'Gagal mengunduh surat';

function OneLetter({ id }: { id: number }) {
  const letter = useGetLetterQuery({ id }).data?.data;
  const shown = { number: letter?.number ?? 'surat' };
  return (
    <>
      <Typography>Nomor {letter?.number ?? '…'}</Typography>
      <Downloads>
        <ExportButton
          label="Unduh Surat"
          request={letterFileRequest(id)}
          fallbackName={letterFileName(shown)}
          failureTitle={NOT_FETCHED}
        />
        <ExportButton
          label="Unduh PDF"
          request={letterFileRequest(id, 'pdf')}
          fallbackName={letterFileName(shown, 'pdf')}
          failureTitle={NOT_FETCHED}
        />
      </Downloads>
    </>
  );
}

const FORMATS: readonly { format: LettersFormat; label: string; icon?: ReactNode }[] = [
  { format: 'docx', label: 'Unduh Semua (ZIP)' },
  { format: 'pdf', label: 'Unduh PDF (ZIP)' },
  { format: 'print', label: 'Cetak (satu PDF)', icon: <PrintOutlined /> },
];

function ManyLetters({ ids }: { ids: readonly number[] }) {
  return (
    <>
      <Typography>{formatNumber(ids.length)} surat bernomor</Typography>
      <Downloads>
        {FORMATS.filter(({ format }) => ids.length <= LETTERS_AT_ONCE[format]).map(
          ({ format, label, icon }) => (
            <ExportButton
              key={format}
              label={label}
              request={lettersFileRequest(ids, format)}
              fallbackName={lettersFileName(format)}
              isPdf={format !== 'docx'}
              failureTitle={NOT_FETCHED}
              icon={icon}
            />
          ),
        )}
      </Downloads>
    </>
  );
}

const Downloads = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
    {children}
  </Stack>
);

type Props = { ids: readonly number[]; onClose: () => void };

/** The new letters, to be downloaded as documents or as PDFs. */
export function MadeLetters({ ids, onClose }: Props) {
  const titleId = useId();
  const [first, second] = ids;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Surat sudah dibuat</DialogTitle>
      <DialogContent>
        <AddressNote />
        {first !== undefined && second === undefined ? (
          <OneLetter id={first} />
        ) : (
          <ManyLetters ids={ids} />
        )}
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={paths.letters.index} color="secondary">
          Lihat Arsip
        </Button>
        <Button variant="outlined" color="secondary" onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
