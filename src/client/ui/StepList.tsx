import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 16px',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& li[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  [theme.breakpoints.down('md')]: { justifyContent: 'space-between', gap: 8 },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 12,
  fontSize: '0.75rem',
  fontWeight: 600,
  backgroundColor: theme.vars.palette.secondary.fill,
  color: theme.vars.palette.secondary.text,
  '& svg': { fontSize: 16 },
  '[aria-current] > &': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '.done > &': {
    backgroundColor: theme.vars.palette.success.fill,
    color: theme.vars.palette.success.text,
  },
}));

type Props = { label: string; steps: readonly string[] /** Counts from 0. */; current: number };

/** The steps of a task, with the current one marked. */
export const StepList = ({ label, steps, current }: Props) => (
  <List aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step}
        className={index < current ? 'done' : undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <Mark aria-hidden>{index < current ? <CheckOutlined /> : index + 1}</Mark>
        {step}
      </li>
    ))}
  </List>
);
