import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { BusyButton } from '@/client/ui/BusyButton';
import { BulkFailureAlert } from '@/client/ui/bulk/BulkFailureAlert';
import { ResultList } from '@/client/ui/bulk/ResultList';
import { SlowProgress } from '@/client/ui/bulk/SlowProgress';
import { useBulkRequest } from '@/client/ui/bulk/useBulkRequest';
import { ACTION_FAILED } from '@/client/ui/crudMessages';
import { BULK_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import type { Operation, Outcome, RecordAction } from '../actions/recordAction';
import { TOO_MANY } from './bulk';

const LOST =
  'Koneksi terputus sebelum hasilnya diterima, jadi belum pasti apakah tindakan tersimpan. Kirim ulang untuk memastikan: yang sudah tersimpan tidak dilakukan dua kali.';

/** The dialog names this many rows and counts the others. */
const NAMED = 8;

type Props = Pick<RecordAction<unknown>, 'label' | 'tone'> & {
  operation: Operation<unknown>;
  /** The word for a row: '3 mitra'. */
  noun: string;
  rows: readonly unknown[];
  nameOf: (row: unknown) => string;
  /** Called with the rows that are done. */
  onClose: (done: readonly unknown[]) => void;
};

const namesOf = (rows: Props['rows'], nameOf: Props['nameOf']) => {
  // Names have commas and full stops of their own: 'Arif Budiarto, M.T.'
  const named = rows.slice(0, NAMED).map(nameOf).join(' · ');
  const others = rows.length - NAMED;
  return others > 0 ? `${named} · dan ${formatNumber(others)} lainnya` : named;
};

/** Confirms an action on several rows, and shows the result of each. */
export function BulkActionDialog(props: Props) {
  const { label, tone, operation, noun, rows, nameOf, onClose } = props;
  const {
    isBusy,
    failure,
    results: outcomes,
    send,
  } = useBulkRequest<readonly Outcome[]>(ACTION_FAILED.description ?? '');
  const what = `${formatNumber(rows.length)} ${noun}`;
  const isTooMany = rows.length > BULK_MAX;

  const close = () =>
    onClose(outcomes ? rows.filter((_, index) => outcomes[index]?.outcome !== 'refused') : []);

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isBusy ? undefined : close}
      aria-labelledby="bulk-title"
    >
      <DialogTitle id="bulk-title">{outcomes ? 'Hasil' : `${label}: ${what}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {outcomes ? (
          <ResultList
            label="Hasil setiap baris"
            done={operation.done}
            results={rows.flatMap((row, index) => {
              const outcome = outcomes[index];
              return outcome ? [{ key: index, name: nameOf(row), ...outcome }] : [];
            })}
          />
        ) : (
          <>
            <div>{`${operation.question(what)} Apakah anda yakin?`}</div>
            <div>{namesOf(rows, nameOf)}</div>
            {isTooMany && <Alert severity="warning">{TOO_MANY}</Alert>}
            <BulkFailureAlert failure={failure} lostText={LOST} />
            {isBusy && <SlowProgress label={`${label}: ${what} sedang diproses`} />}
          </>
        )}
      </DialogContent>
      {outcomes ? (
        // The key makes a new button, which takes the focus.
        <DialogActions key="results">
          <Button variant="contained" autoFocus onClick={close}>
            Tutup
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button variant="outlined" color="secondary" autoFocus disabled={isBusy} onClick={close}>
            Batal
          </Button>
          <BusyButton
            variant="contained"
            color={tone === 'danger' ? 'error' : 'primary'}
            isBusy={isBusy}
            disabled={isTooMany}
            onClick={() => void send(() => operation.apply(rows))}
          >
            {failure?.isLost ? 'Kirim ulang' : `${label} ${what}`}
          </BusyButton>
        </DialogActions>
      )}
    </Dialog>
  );
}
