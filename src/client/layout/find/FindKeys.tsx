import { styled } from '@mui/material/styles';

const KEYS = [
  ['↑ ↓', 'pilih'],
  ['Enter', 'buka'],
  ['Ctrl+Enter', 'tab baru'],
  ['Esc', 'tutup'],
  ['Ctrl+K', 'cari dari mana saja'],
] as const;

const Foot = styled('p')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  '& kbd': { font: 'inherit', fontWeight: 600, color: theme.vars.palette.text.primary },
  // Phones have no keyboard for shortcuts.
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export const FindKeys = () => (
  <Foot>
    {KEYS.map(([keys, text]) => (
      <span key={keys}>
        <kbd>{keys}</kbd> {text}
      </span>
    ))}
  </Foot>
);
