import { styled } from '@mui/material/styles';

const STEPS = ['Mahasiswa', 'Tempat', 'Pratinjau'] as const;

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > [aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& > [aria-current]::before': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, counterIncrement: 'step' },
  '& > li::before': {
    content: 'counter(step) / ""',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: '50%',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
}));

export const Steps = ({ current }: { current: number }) => (
  <List aria-label="Langkah">
    {STEPS.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </List>
);
