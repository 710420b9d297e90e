import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { DECIDED_TEXTS } from '@/client/records/requests/requestDecisions';
import type { DecidedRequests } from '@/client/records/requests/useRecentDecision';
import { Dock, FloatingBar } from '@/client/ui/floatingBar';
import { Kbd } from '@/client/ui/Kbd';

type Props = {
  count: number;
  recent: DecidedRequests | null;
  onApprove: () => void;
  onReject: () => void;
  onClear: () => void;
  onUndo: () => void;
};

/** The actions of the selection, otherwise the last decision with its undo. */
export function DecisionBar({ count, recent, onApprove, onReject, onClear, onUndo }: Props) {
  if (count === 0 && !recent) return null;
  return (
    <Dock>
      <FloatingBar role="toolbar" aria-label="Keputusan">
        {count > 0 ? (
          <>
            <span>{count} dipilih</span>
            <Button onClick={onApprove}>Setujui</Button>
            <Button onClick={onReject}>Tolak</Button>
            <Button onClick={onClear}>Batal</Button>
          </>
        ) : (
          recent && (
            <>
              <span>
                <strong>{recent.label}</strong> {DECIDED_TEXTS[recent.decision]}
              </span>
              <Button startIcon={<UndoOutlined />} aria-keyshortcuts="u" onClick={onUndo}>
                Urungkan <Kbd aria-hidden>U</Kbd>
              </Button>
            </>
          )
        )}
      </FloatingBar>
    </Dock>
  );
}
