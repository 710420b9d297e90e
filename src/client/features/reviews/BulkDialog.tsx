import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import {
  type Review,
  type ReviewDecisionResult,
  type ReviewSummary,
  useGetReviewSummaryQuery,
} from '@/client/api/api';
import { CommentField, DiscardDraft } from '@/client/records/review/CommentField';
import { useReturnDraft } from '@/client/records/review/useReturnDraft';
import { BusyButton } from '@/client/ui/BusyButton';
import { BulkFailureAlert } from '@/client/ui/bulk/BulkFailureAlert';
import { SlowProgress } from '@/client/ui/bulk/SlowProgress';
import { useBulkRequest } from '@/client/ui/bulk/useBulkRequest';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatNumber } from '@/shared/formatNumber';
import type { ReviewState } from '@/shared/resources/reviews/constants';
import { BulkResults } from './BulkResults';
import { FAILED_TEXT } from './deskTexts';
import type { SendDecision } from './useSendDecision';

type Props = {
  decision: 'validate' | 'return';
  ids: readonly number[];
  /** The state that all activities have in the view. */
  seenState: ReviewState | undefined;
  seen: ReadonlyMap<number, Review>;
  sendDecision: SendDecision;
  /** Called with the ids of decided activities. */
  onClose: (decided: readonly number[] | null) => void;
  onUndo: (decided: readonly number[]) => void;
};

const LOST =
  'Koneksi terputus sebelum hasilnya diterima, jadi belum pasti apakah keputusan tersimpan. Kirim ulang untuk memastikan: yang sudah tersimpan tidak dicatat dua kali.';

const summaryText = ({ activities, students, without_attendance, without_log }: ReviewSummary) => {
  const notes = [
    without_attendance > 0 && `${formatNumber(without_attendance)} tanpa absen`,
    without_log > 0 && `${formatNumber(without_log)} tanpa catatan`,
  ].filter(Boolean);
  const whole = `${formatNumber(activities)} aktivitas dari ${formatNumber(students)} mahasiswa`;
  return notes.length > 0 ? `${whole}, ${notes.join(', ')}.` : `${whole}.`;
};

/**
 * A decision on many activities: its summary, its progress and the result of each.
 * @public used through the module that `ReviewDeskPage` imports
 */
export function BulkDialog(props: Props) {
  const { decision, ids, seenState, seen, sendDecision, onClose, onUndo } = props;
  const draft = useReturnDraft('many');
  const { isBusy, failure, results, send } = useBulkRequest<ReviewDecisionResult[]>(FAILED_TEXT);
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

  const handleSend = () => {
    const comment = isReturn ? draft.validated() : undefined;
    if (comment === null || isBusy) return;
    void send(async () => {
      const answer = await sendDecision({
        decision,
        ids,
        // Validating a validated activity is harmless, but returning it would be a mistake.
        seenState: isReturn ? seenState : undefined,
        comment,
      });
      if (isReturn && answer.some(({ outcome }) => outcome === 'done')) draft.clear();
      return answer;
    });
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // The row or button that opened the dialog is gone after the decision; the page chooses a row.
      disableRestoreFocus
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
            {isReturn && <CommentField draft={draft} onSend={handleSend} />}
            <BulkFailureAlert failure={failure} lostText={LOST} />
            {isBusy && <SlowProgress label={`${what} sedang diproses`} />}
          </>
        )}
      </DialogContent>
      {results ? (
        // The key creates new buttons, so that 'Tutup' takes the focus.
        <DialogActions key="results">
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
          {isReturn && <DiscardDraft draft={draft} disabled={isBusy} />}
          <Button variant="outlined" color="secondary" disabled={isBusy} onClick={close}>
            Batal
          </Button>
          <BusyButton
            variant="contained"
            isBusy={isBusy}
            autoFocus={!isReturn}
            onClick={handleSend}
          >
            {failure?.isLost ? 'Kirim ulang' : what}
          </BusyButton>
        </DialogActions>
      )}
    </Dialog>
  );
}
