import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { DroppedActivities } from '@/client/api/api';
import { formatDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import type { Dropped } from './useDroppedActivities';

const NOTHING = 'Tidak ada aktivitas mendatang yang terhapus.';

function linesOf({ deleted, kept, waiting_requests }: DroppedActivities, lastDay: string) {
  const lines = [
    deleted > 0 &&
      `${formatNumber(deleted)} aktivitas sesudah ${formatDate(lastDay)} yang belum diisi akan dihapus.`,
    kept > 0 &&
      `${formatNumber(kept)} aktivitas sudah diisi: tetap terbaca, tetapi tidak dihitung.`,
    waiting_requests > 0 &&
      `${formatNumber(waiting_requests)} pengajuan untuk hari sesudahnya masih menunggu keputusan.`,
  ].filter((line) => line !== false);
  return lines.length > 0 ? lines : [NOTHING];
}

type Props = {
  dropped: Dropped;
  /** Called with the last day that is typed. */
  onLastDay: (day: string) => void;
};

/** Says what goes with the days after the last one. */
export function DroppedNote({ dropped, onLastDay }: Props) {
  const { end_date } = useFormikContext<{ end_date: string }>().values;
  useEffect(() => onLastDay(end_date), [end_date, onLastDay]);
  const { activities, lastDay, isWaiting, isError } = dropped;

  if (isError) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void dropped.refetch()}>
            Coba lagi
          </Button>
        }
      >
        Aktivitas yang terhapus gagal diperiksa.
      </Alert>
    );
  }
  return (
    <Alert
      role="status"
      severity={activities && activities.deleted > 0 ? 'warning' : 'info'}
      sx={{ minHeight: 48 }}
    >
      {activities
        ? linesOf(activities, lastDay).map((line) => <div key={line}>{line}</div>)
        : isWaiting
          ? 'Memeriksa aktivitas…'
          : 'Isi hari terakhir untuk melihat aktivitas yang terhapus.'}
    </Alert>
  );
}
