import FormHelperText from '@mui/material/FormHelperText';

type Props = { id: string; error: string | undefined; helperText: string | undefined };

/** The error replaces the hint; without either, nothing is rendered. */
export const FieldHelp = ({ id, error, helperText }: Props) =>
  error || helperText ? (
    <FormHelperText id={id} error={Boolean(error)}>
      {error ?? helperText}
    </FormHelperText>
  ) : null;
