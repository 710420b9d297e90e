import { TextField } from '@/client/ui/fields/TextField';
import { USER_LABELS } from '@/shared/constants/fieldLabels/userLabels';

/** Without autofill: the browser would offer the super admin's own data. */
export const AccountFields = () => (
  <>
    <TextField name="name" label={USER_LABELS.name} autoComplete="off" required />
    <TextField
      name="email"
      label={USER_LABELS.email}
      type="email"
      inputMode="email"
      autoComplete="off"
      required
    />
    <TextField
      name="phone_number"
      label={USER_LABELS.phone_number}
      type="tel"
      inputMode="tel"
      autoComplete="off"
    />
  </>
);
