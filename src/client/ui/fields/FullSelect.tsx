import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useRef } from 'react';
import { useEarlyInput } from '../earlyInput';
import type { SelectOption, SelectProps } from './EarlySelect';

type Props = SelectProps & { options: readonly SelectOption[] };

/** The control of a SelectField with its list. */
export function FullSelect({ field, early, value, text, options }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(early, () => root.current?.querySelector<HTMLElement>('[role="combobox"]'));

  return (
    <Select
      {...field.input}
      ref={root}
      id={field.id}
      labelId={field.labelId}
      value={value}
      displayEmpty
      renderValue={() => text}
      SelectDisplayProps={{ 'aria-describedby': field.describedBy }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
