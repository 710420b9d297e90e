import { TextField } from './TextField';

type Props = { label?: string; helperText?: string; autoFocus?: boolean };

/** Takes a code of an authenticator app, and the longer ones that replace it. */
export const FactorCodeField = ({
  label = 'Kode verifikasi',
  helperText = 'Enam angka dari aplikasi autentikator, atau kode pemulihan.',
  autoFocus,
}: Props) => (
  <TextField
    name="code"
    label={label}
    helperText={helperText}
    autoComplete="one-time-code"
    autoFocus={autoFocus}
    maxLength={40}
  />
);
