import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { DateInput } from '@/client/ui/fields/DateInput';

const Labelled = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > .MuiOutlinedInput-root': { flex: '1 1 136px', width: 136, maxWidth: 220 },
  // A whole date is shown at the least width.
  '& .MuiOutlinedInput-input': { paddingLeft: 10, paddingRight: 0 },
  '& .MuiInputAdornment-root': { marginLeft: 0 },
  '& .MuiIconButton-root': { padding: 4 },
  '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
  [theme.breakpoints.down('md')]: { justifyContent: 'space-between' },
}));

type Props = { label: string; value: string; onChange: (value: string) => void };

/** Filters by a day, from the moment that it is complete. */
export function DateFilter({ label, ...input }: Props) {
  const id = useId();
  return (
    <Labelled>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <DateInput id={id} labelId={`${id}-label`} {...input} />
    </Labelled>
  );
}
