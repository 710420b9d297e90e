import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import {
  type Review,
  type ReviewDecisionResult,
  type ReviewSummary,
  useGetReviewSummaryQuery,
} from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { SlowProgress } from '@/client/components/bulk/SlowProgress';
import { CommentField, commentError } from '@/client/components/review/CommentField';
import { VisuallyHidden } from '@/client/components/VisuallyHidden';
import type { ReviewState } from '@/shared/constants/reviews';
import { formatNumber } from '@/shared/formatNumber';
import { BulkResults } from './BulkResults';
import { FAILED_TEXT } from './deskTexts';
import { isLost, type Wish } from './useDecisions';

type Props = {
  decision: 'validate' | 'return';
  ids: readonly number[];
  /** The state that all of them have in the view. */
  seenState: ReviewState | undefined;
  seen: ReadonlyMap<number, Review>;
  decideMany: (wish: Wish) => Promise<ReviewDecisionResult[]>;
  /** Called with the ids that were decided on. */
  onClose: (decided: readonly number[] | null) => void;
  onUndo: (decided: readonly number[]) => void;
};

const summaryText = ({ activities, students, without_attendance, without_log }: ReviewSummary) => {
  const notes = [
    without_attendance > 0 && `${formatNumber(without_attendance)} tanpa absen`,
    without_log > 0 && `${formatNumber(without_log)} tanpa catatan`,
  ].filter(Boolean);
  const whole = `${formatNumber(activities)} aktivitas dari ${formatNumber(students)} mahasiswa`;
  return notes.length > 0 ? `${whole}, ${notes.join(', ')}.` : `${whole}.`;
};

/**
 * A decision on many activities: what it is about, its progress and what has become of each.
 * @public used through the module that `ReviewDeskPage` imports
 */
export function BulkDialog(props: Props) {
  const { decision, ids, seenState, seen, decideMany, onClose, onUndo } = props;
  const [comment, setComment] = useState('');
  const [commentIssue, setCommentIssue] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ isLost: boolean; text: string } | null>(null);
  const [results, setResults] = useState<ReviewDecisionResult[] | null>(null);
  const summary = useGetReviewSummaryQuery(
    { reviewSummaryInput: { activity_ids: [...ids] } },
    { refetchOnMountOrArgChange: true },
  );

  const isReturn = decision === 'return';
  const what = `${isReturn ? 'Kembalikan' : 'Validasi'} ${formatNumber(ids.length)} aktivitas`;
  const decided = results
    ?.filter(({ outcome }) => outcome === 'done')
    .map(({ activity_id }) => activity_id);
  const close = () => onClose(decided ?? null);

  const send = async () => {
    const issue = isReturn ? commentError(comment) : null;
    setCommentIssue(issue);
    if (issue || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      setResults(
        await decideMany({
          decision,
          ids,
          // Validating what somebody has validated is no mistake, but returning it would be.
          seenState: isReturn ? seenState : undefined,
          comment: isReturn ? comment.trim() : undefined,
        }),
      );
    } catch (error) {
      setFailure({ isLost: isLost(error), text: messageOf(error) ?? FAILED_TEXT });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isBusy ? undefined : close}
      aria-labelledby="bulk-title"
    >
      <DialogTitle id="bulk-title">{results ? 'Hasil' : what}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {results ? (
          <BulkResults results={results} decision={decision} seen={seen} />
        ) : (
          <>
            <div aria-live="polite">
              {summary.data ? (
                summaryText(summary.data.data)
              ) : summary.isError ? (
                'Ringkasan tidak dapat dimuat.'
              ) : (
                <>
                  <Skeleton width="70%" aria-hidden />
                  <VisuallyHidden>Memuat ringkasan...</VisuallyHidden>
                </>
              )}
            </div>
            {isReturn && (
              <CommentField autoFocus value={comment} error={commentIssue} onChange={setComment} />
            )}
            {failure && (
              <Alert severity={failure.isLost ? 'warning' : 'error'}>
                {failure.isLost
                  ? 'Koneksi terputus sebelum hasilnya diterima, jadi belum pasti apakah keputusan tersimpan. Kirim ulang untuk memastikan: yang sudah tersimpan tidak dicatat dua kali.'
                  : failure.text}
              </Alert>
            )}
            {isBusy && <SlowProgress label={`${what} sedang diproses`} />}
          </>
        )}
      </DialogContent>
      {results ? (
        <DialogActions>
          {decided && decided.length > 0 && (
            <Button color="inherit" onClick={() => onUndo(decided)}>
              Urungkan
            </Button>
          )}
          <Button variant="contained" autoFocus onClick={close}>
            Tutup
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button variant="outlined" color="secondary" disabled={isBusy} onClick={close}>
            Batal
          </Button>
          <Button
            variant="contained"
            loading={isBusy}
            autoFocus={!isReturn}
            onClick={() => void send()}
          >
            {failure?.isLost ? 'Kirim ulang' : what}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
