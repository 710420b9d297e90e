import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { Kbd } from '@/client/ui/Kbd';
import type { Recent } from './deskReducer';
import { DONE_TEXTS } from './deskTexts';
import { UNDO_MS } from './useDecisions';

const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: '100%',
  padding: '6px 8px 8px 16px',
  borderRadius: 12,
  backgroundColor: '#1e293b',
  color: '#f8fafc',
  boxShadow: '0 12px 32px -8px rgb(15 23 42 / 0.45)',
  ...theme.applyStyles('dark', { border: `1px solid ${theme.vars.palette.control.border}` }),
  '& > svg': { flex: 'none', fontSize: 20 },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .MuiButton-root': { flex: 'none', color: '#93c0ff', gap: 4 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 2,
    transformOrigin: 'left',
    backgroundColor: '#6ea8ff',
    animation: `${runOut} ${UNDO_MS}ms linear forwards`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { display: 'none' } },
}));

type Props = { recent: Recent; onUndo: () => void };

/** The last decision, with a button to undo it for ten seconds. */
export const UndoBar = ({ recent: { decision, label }, onUndo }: Props) => (
  <Bar>
    {decision === 'validate' ? <CheckCircleOutlined aria-hidden /> : <ReplyOutlined aria-hidden />}
    <span>
      <strong>{decision === 'validate' ? 'Divalidasi' : 'Dikembalikan'}</strong> {label}
    </span>
    <Button
      startIcon={<UndoOutlined />}
      aria-keyshortcuts="u"
      aria-label={`Urungkan, ${label} ${DONE_TEXTS[decision]}`}
      onClick={onUndo}
    >
      Urungkan <Kbd aria-hidden>U</Kbd>
    </Button>
  </Bar>
);
