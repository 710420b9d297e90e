import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Kbd } from '@/client/ui/Kbd';

const Pushed = styled(Button)(({ theme }) => ({
  marginLeft: 'auto',
  gap: 4,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Opens the list of keys, at the end of a toolbar. */
export const KeysButton = ({ onClick }: { onClick: () => void }) => (
  <Pushed
    color="inherit"
    startIcon={<KeyboardOutlined />}
    aria-keyshortcuts="?"
    aria-haspopup="dialog"
    onClick={onClick}
  >
    Pintasan <Kbd aria-hidden>?</Kbd>
  </Pushed>
);
