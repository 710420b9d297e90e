import { TextField } from '@/client/ui/fields/TextField';
import { userFields } from '@/shared/resources/users/userFields';

/** Without autofill: the browser would offer the super admin's own data. */
export const AccountFields = ({ emailNote }: { emailNote?: string }) => (
  <>
    <TextField name="name" label={userFields.name.label} autoComplete="off" required />
    <TextField
      name="email"
      label={userFields.email.label}
      type="email"
      inputMode="email"
      autoComplete="off"
      helperText={emailNote}
      required
    />
    <TextField
      name="phone_number"
      label={userFields.phone_number.label}
      type="tel"
      inputMode="tel"
      autoComplete="off"
    />
  </>
);
