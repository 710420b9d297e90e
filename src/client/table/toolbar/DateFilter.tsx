import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > .MuiOutlinedInput-root': { width: 150 },
  [theme.breakpoints.down('md')]: {
    justifyContent: 'space-between',
    '& > .MuiOutlinedInput-root': { width: 'auto', flex: '0 1 200px' },
  },
}));

type Props = { label: string; value: string; onChange: (value: string) => void };

/**
 * Filters by a day, in the browser's own field.
 * @public used through the module that `FilterControl` imports
 */
export function DateFilter({ label, value, onChange }: Props) {
  // While somebody types a year, the value is empty and then a date of the first century.
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  const handleChange = (next: string) => {
    setTyped(next);
    if (next === '' || next >= '1900-01-01') onChange(next);
  };

  return (
    <Label>
      {label}
      <OutlinedInput
        type="date"
        value={typed}
        onChange={({ target }) => handleChange(target.value)}
        inputProps={{ max: '9999-12-31' }}
      />
    </Label>
  );
}
