import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '@/client/ui/fields/TextField';

/**
 * Opens the numeric keyboard on touch screens. A NIM may contain letters, so a button switches to
 * the full keyboard.
 */
export function IdentifierField() {
  const [isNumeric, setNumeric] = useState(true);
  const isTouchScreen = window.matchMedia('(pointer: coarse)').matches;

  const handleSwitch = ({ currentTarget }: MouseEvent) => {
    flushSync(() => setNumeric((numeric) => !numeric));
    // iOS reads the input mode only when a field receives focus.
    const input = currentTarget.closest('.MuiInputBase-root')?.querySelector('input');
    input?.blur();
    input?.focus();
  };

  return (
    <TextField
      name="identifier"
      label="NIK / NIP / NIM"
      autoComplete="username"
      inputMode={isNumeric ? 'numeric' : 'text'}
      endAdornment={
        isTouchScreen && (
          <InputAdornment position="end">
            <Button
              color="inherit"
              aria-label={isNumeric ? 'Keyboard huruf' : 'Keyboard angka'}
              onClick={handleSwitch}
              sx={{ minWidth: 44, minHeight: 44, px: 1, mr: -1 }}
            >
              {isNumeric ? 'ABC' : '123'}
            </Button>
          </InputAdornment>
        )
      }
    />
  );
}
