import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useOfflineMessages } from '../useOfflineMessages';
import { useKeptText } from './useKeptText';

/** The server's message for an invalid value; null for a valid one. */
export const messageFor = <Value,>(
  rules: { validateSync: (value: Value) => unknown },
  value: Value,
): string | null => {
  try {
    rules.validateSync(value);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
};

type Props = {
  label: string;
  value: string;
  error: string | null;
  helperText: string;
  maxLength: number;
  onChange: (text: string) => void;
  /** Names the record and the question, so that the text outlives the end of the session. */
  keptAs?: string;
  required?: boolean;
  autoFocus?: boolean;
  /** Called at Ctrl+Enter. */
  onSend?: () => unknown;
  sx?: SxProps;
};

/** A text outside of a form; an error takes the focus. */
export function DialogText({
  label,
  value,
  error,
  helperText,
  maxLength,
  onChange,
  keptAs,
  required = true,
  autoFocus = false,
  onSend,
  sx,
}: Props) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useOfflineMessages();
  useKeptText(keptAs, value, onChange);

  // A dialog focuses one of its buttons when it opens.
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  return (
    <FormControl fullWidth required={required} error={error !== null} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        multiline
        rows={2}
        inputRef={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSend();
        }}
        inputProps={{
          maxLength,
          'aria-describedby': `${id}-help`,
          'aria-keyshortcuts': onSend && 'Control+Enter',
        }}
      />
      <FormHelperText id={`${id}-help`}>{error ?? helperText}</FormHelperText>
    </FormControl>
  );
}
