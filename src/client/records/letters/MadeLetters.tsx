import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { useGetLetterQuery } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { ExportButton } from '@/client/ui/ExportButton';
import { LETTER_PDFS_MAX } from '@/shared/constants/letters';
import { formatNumber } from '@/shared/formatNumber';
import { letterArchiveRequest, letterFileName, letterFileRequest } from './letterFiles';

const NOT_FETCHED = 'Gagal mengunduh surat';

type Props = { ids: readonly number[]; onClose: () => void };

/** The new letters, to be downloaded as one document or as an archive. */
export function MadeLetters({ ids, onClose }: Props) {
  const titleId = useId();
  const [first = 0] = ids;
  const isOne = ids.length === 1;
  const letter = useGetLetterQuery({ id: first }, { skip: !isOne }).data?.data;
  const shown = { number: letter?.number ?? 'surat' };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Surat sudah dibuat</DialogTitle>
      <DialogContent>
        <Typography>
          {isOne ? `Nomor ${letter?.number ?? '…'}` : `${formatNumber(ids.length)} surat bernomor`}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={paths.letters.index} color="secondary">
          Lihat Arsip
        </Button>
        <Button variant="outlined" color="secondary" onClick={onClose}>
          Tutup
        </Button>
        {ids.length <= LETTER_PDFS_MAX && (
          <ExportButton
            label={isOne ? 'Unduh PDF' : 'Unduh PDF (ZIP)'}
            request={isOne ? letterFileRequest(first, 'pdf') : letterArchiveRequest(ids, 'pdf')}
            fallbackName={isOne ? letterFileName(shown, 'pdf') : 'surat.zip'}
            failureTitle={NOT_FETCHED}
          />
        )}
        <ExportButton
          label={isOne ? 'Unduh Surat' : 'Unduh Semua (ZIP)'}
          request={isOne ? letterFileRequest(first) : letterArchiveRequest(ids)}
          fallbackName={isOne ? letterFileName(shown) : 'surat.zip'}
          failureTitle={NOT_FETCHED}
        />
      </DialogActions>
    </Dialog>
  );
}
