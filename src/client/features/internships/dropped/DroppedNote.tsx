import Alert from '@mui/material/Alert';
import type { DroppedActivities } from '@/client/api/api';
import { RetryAlert } from '@/client/ui/states/RetryAlert';
import { formatNumber } from '@/shared/formatNumber';
import type { Dropped } from './useDroppedActivities';

const NOTHING = 'Tidak ada aktivitas mendatang yang terhapus.';

export interface DroppedWords {
  /** The days, such as 'sesudah 9 Mar 2026'. */
  onDays: string;
  /** The days of requests, such as 'hari sesudahnya'. */
  days: string;
  /** Shown until the days are typed. */
  missing: string;
}

function linesOf({ deleted, kept, waiting_requests }: DroppedActivities, words: DroppedWords) {
  const lines = [
    deleted > 0 &&
      `${formatNumber(deleted)} aktivitas ${words.onDays} yang belum diisi akan dihapus.`,
    kept > 0 &&
      `${formatNumber(kept)} aktivitas sudah diisi: tetap terbaca, tetapi tidak dihitung.`,
    waiting_requests > 0 &&
      `${formatNumber(waiting_requests)} pengajuan untuk ${words.days} masih menunggu keputusan.`,
  ].filter((line) => line !== false);
  return lines.length > 0 ? lines : [NOTHING];
}

type Props = { dropped: Dropped; words: DroppedWords };

/** Says what goes with the days that a placement loses. */
export function DroppedNote({ dropped, words }: Props) {
  const { activities, isWaiting, isError, refetch } = dropped;
  if (isError) {
    return <RetryAlert onRetry={refetch}>Aktivitas yang terhapus gagal diperiksa.</RetryAlert>;
  }
  return (
    <Alert
      role="status"
      severity={activities && activities.deleted > 0 ? 'warning' : 'info'}
      sx={{ minHeight: 48 }}
    >
      {activities
        ? linesOf(activities, words).map((line) => <div key={line}>{line}</div>)
        : isWaiting
          ? 'Memeriksa aktivitas…'
          : words.missing}
    </Alert>
  );
}
