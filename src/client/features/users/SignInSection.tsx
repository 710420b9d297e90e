import { SwitchField } from '@/client/ui/fields/SwitchField';
import { FormSection } from '@/client/ui/form/FormSection';
import { userFields } from '@/shared/resources/users/userFields';

const EFFECT =
  'Jika dimatikan, akun ini langsung keluar dari semua perangkat dan tidak dapat masuk lagi. Datanya tetap ada.';
const OWN = 'Anda tidak dapat menonaktifkan akun Anda sendiri.';

export const SignInSection = ({ isOwn }: { isOwn: boolean }) => (
  <FormSection title="Akses">
    <SwitchField
      name="is_active"
      label={userFields.is_active.label}
      disabled={isOwn}
      helperText={isOwn ? OWN : EFFECT}
    />
  </FormSection>
);
