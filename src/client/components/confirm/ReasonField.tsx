import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import { REASON_MAX } from '@/shared/constants/limits';
import { reasonRules } from '@/shared/validation/reasonRules';

/** What is wrong with a reason, in the words of the server. */
export const reasonError = (reason: string): string | null => {
  try {
    reasonRules.validateSync({ reason });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
};

type Props = {
  value: string;
  error: string | null;
  helperText: string;
  onChange: (reason: string) => void;
};

export function ReasonField({ value, error, helperText, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);

  // The dialog focuses one of its buttons when it opens.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  return (
    <FormControl fullWidth required error={error !== null} sx={{ mt: 2 }}>
      <InputLabel htmlFor={id}>Alasan</InputLabel>
      <OutlinedInput
        id={id}
        multiline
        rows={2}
        inputRef={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: REASON_MAX, 'aria-describedby': `${id}-help` }}
      />
      <FormHelperText id={`${id}-help`}>{error ?? helperText}</FormHelperText>
    </FormControl>
  );
}
