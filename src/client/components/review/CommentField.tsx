import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import { RETURN_COMMENT_MAX } from '@/shared/constants/limits';
import { returnRules } from '@/shared/validation/reviewRules';

/** What is wrong with a comment, in the words of the server. */
export const commentError = (comment: string): string | null => {
  try {
    returnRules.validateSync({ comment });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
};

type Props = {
  value: string;
  error: string | null;
  onChange: (comment: string) => void;
  autoFocus?: boolean;
};

export function CommentField({ value, error, onChange, autoFocus = false }: Props) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  return (
    <FormControl fullWidth required error={error !== null}>
      <InputLabel htmlFor={id}>Catatan revisi</InputLabel>
      <OutlinedInput
        id={id}
        multiline
        rows={2}
        inputRef={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          maxLength: RETURN_COMMENT_MAX,
          'aria-describedby': `${id}-help`,
          'aria-keyshortcuts': 'Control+Enter',
        }}
      />
      <FormHelperText id={`${id}-help`}>
        {error ?? 'Tuliskan apa yang perlu diperbaiki. Mahasiswa membacanya di aktivitas ini.'}
      </FormHelperText>
    </FormControl>
  );
}
