import { TextField } from '@/client/components/fields/TextField';

/** Without autofill: the browser would offer the super admin's own data. */
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
