import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { BulkResult } from '@/client/api/api';
import { ResultList } from '@/client/ui/bulk/ResultList';

type Props = {
  results: readonly BulkResult[];
  names: ReadonlyMap<number, string>;
  onClose: () => void;
};

/** The result of each placement, if the server has refused any. */
export function ChangeResults({ results, names, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Hasil</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <ResultList
          label="Hasil setiap mahasiswa"
          done="diubah"
          results={results.map(({ id, ...result }) => ({
            key: id,
            name: names.get(id) ?? '',
            ...result,
          }))}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
