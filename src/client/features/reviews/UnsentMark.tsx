import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { UNSENT_TEXTS } from './deskTexts';
import type { Unsent } from './unsent';

const Mark = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  maxWidth: '80ch',
  padding: '4px 6px 4px 10px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.error.fill,
  color: theme.vars.palette.error.text,
  ...theme.typography.body2,
  '& > svg': { flex: 'none', fontSize: 18 },
  '& > p': { flex: '1 1 180px', margin: 0, overflowWrap: 'anywhere' },
}));

type Props = {
  unsent: Unsent;
  about: string;
  tabIndex: 0 | -1;
  onResend: () => void;
  onDismiss: () => void;
};

/** Says why the decision on the row could not be stored, and offers to send it again. */
export const UnsentMark = ({ unsent, about, tabIndex, onResend, onDismiss }: Props) => (
  <Mark>
    <ErrorOutlineOutlined aria-hidden />
    <p>
      <strong>{UNSENT_TEXTS[unsent.decision]}</strong> {unsent.reason}
    </p>
    <Button size="small" variant="outlined" color="error" tabIndex={tabIndex} onClick={onResend}>
      Kirim ulang <VisuallyHidden>{about}</VisuallyHidden>
    </Button>
    <Button size="small" color="inherit" tabIndex={tabIndex} onClick={onDismiss}>
      Abaikan <VisuallyHidden>{about}</VisuallyHidden>
    </Button>
  </Mark>
);
