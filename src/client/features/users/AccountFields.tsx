import { TextField } from '@/client/components/fields/TextField';

/** Of anybody; not the browser's memory of the super admin who types. */
export const AccountFields = () => (
  <>
    <TextField name="name" label="Nama" autoComplete="off" required />
    <TextField
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="off"
      required
    />
    <TextField
      name="phone_number"
      label="No. Telepon"
      type="tel"
      inputMode="tel"
      autoComplete="off"
    />
  </>
);
