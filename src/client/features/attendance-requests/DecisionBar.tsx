import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Kbd } from '@/client/ui/Kbd';
import { DECIDED_TEXTS } from './requestDecisions';
import type { DecidedRequests } from './useRequestDecisions';

const Dock = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 16,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  justifyContent: 'center',
  padding: '0 16px',
  pointerEvents: 'none',
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: '100%',
  padding: '6px 8px 6px 16px',
  borderRadius: 12,
  backgroundColor: '#1e293b',
  color: '#f8fafc',
  pointerEvents: 'auto',
  boxShadow: '0 12px 32px -8px rgb(15 23 42 / 0.45)',
  ...theme.applyStyles('dark', { border: `1px solid ${theme.vars.palette.control.border}` }),
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .MuiButton-root': { flex: 'none', color: '#93c0ff', gap: 4 },
}));

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
      <Bar role="toolbar" aria-label="Keputusan">
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
      </Bar>
    </Dock>
  );
}
