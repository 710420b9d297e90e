import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

/** Keys and what they do. */
export type KeyLine = readonly [keys: readonly string[], text: string];

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  alignItems: 'center',
  '& dt': { display: 'flex', gap: 6 },
  '& dd': { margin: 0 },
  '& kbd': {
    minWidth: 28,
    padding: '2px 8px',
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.control.border}`,
    borderBottomWidth: 2,
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    textAlign: 'center',
  },
}));

type Props = { lines: readonly KeyLine[]; onClose: () => void };

/**
 * The keys of a page.
 * @public used through `lazyComponent`
 */
export const KeysDialog = ({ lines, onClose }: Props) => (
  <Dialog open maxWidth="xs" onClose={onClose} aria-labelledby="desk-keys-title">
    <DialogTitle id="desk-keys-title">Pintasan papan ketik</DialogTitle>
    <DialogContent>
      <List>
        {lines.map(([keys, text]) => (
          <Fragment key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </List>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" autoFocus onClick={onClose}>
        Tutup
      </Button>
    </DialogActions>
  </Dialog>
);
