import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { FloatingBar } from '@/client/ui/floatingBar';
import { Kbd } from '@/client/ui/Kbd';
import type { Recent } from './desk';
import { DONE_TEXTS } from './deskTexts';
import { UNDO_MS } from './useDecisions';

const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

const Bar = styled(FloatingBar)({
  position: 'relative',
  overflow: 'hidden',
  paddingBottom: 8,
  '& > svg': { flex: 'none', fontSize: 20 },
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
});

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
