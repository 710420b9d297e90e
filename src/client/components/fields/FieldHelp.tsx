import FormHelperText from '@mui/material/FormHelperText';

type Props = { id: string; error: string | undefined; helperText: string | undefined };

/** The error takes the place of the hint; without either there is nothing, not an empty line. */
export const FieldHelp = ({ id, error, helperText }: Props) =>
  error || helperText ? (
    <FormHelperText id={id} error={Boolean(error)}>
      {error ?? helperText}
    </FormHelperText>
  ) : null;
