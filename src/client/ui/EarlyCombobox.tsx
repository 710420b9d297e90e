import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import CircularProgress from '@mui/material/CircularProgress';
import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { ComboboxProps } from './comboboxProps';
import { type EarlyInput, earlyHandlers } from './earlyInput';

/** The box of a Combobox before its list has loaded: it can be typed in. */
export function EarlyCombobox({ early, ...props }: ComboboxProps & { early: EarlyInput }) {
  const { options, selected, value } = props;
  const [text, setText] = useState<string | null>(null);
  const chosen = [...options, selected].find((option) => option && option.value === value);
  const { onBlur, ...handlers } = earlyHandlers(early);

  return (
    <FormControl
      fullWidth
      required={props.required}
      disabled={props.disabled}
      error={props.invalid}
    >
      {props.label}
      <OutlinedInput
        id={props.id}
        placeholder={props.placeholder}
        value={text ?? chosen?.label ?? ''}
        onChange={({ target }) => {
          early.text = target.value;
          setText(target.value);
        }}
        {...handlers}
        onBlur={(event) => {
          early.text = null;
          setText(null);
          onBlur(event);
          props.onBlur?.();
        }}
        autoComplete="off"
        inputProps={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          'aria-describedby': props.describedBy,
        }}
        endAdornment={
          <>
            {props.isLoading && <CircularProgress size={16} aria-label="Memuat" />}
            <ArrowDropDownIcon sx={{ mr: '-3px', color: 'action.active' }} />
          </>
        }
      />
      {props.help}
    </FormControl>
  );
}
