import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useResetForgottenPasswordMutation } from '@/client/api/api';
import { NewPasswordFields } from '@/client/ui/fields/NewPasswordFields';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { passwordRecoveryRules } from '@/shared/resources/password-codes/passwordCodeRules';

const FAILED = { title: 'Gagal!', description: 'Password belum diubah. Silakan coba lagi.' };

const EMPTY = { new_password: '', new_password_confirmation: '' };

type Props = { code: string; name: string; onDone: () => void };

/** Sets the new password of the person whom the code is for. */
export function NewPasswordForm({ code, name, onDone }: Props) {
  const [recover] = useResetForgottenPasswordMutation();
  const form = useFormSubmit({
    rules: passwordRecoveryRules,
    request: (passwordRecoveryInput) => recover({ passwordRecoveryInput }).unwrap(),
    failure: FAILED,
    onDone,
  });

  return (
    <>
      <div>
        <Typography variant="h1">Password baru</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>Untuk akun {name}.</Typography>
      </div>
      <Formik initialValues={{ ...EMPTY, code }} {...form}>
        {/* A password is no draft. */}
        <FormCard label="Password baru" submitLabel="Simpan password" hasDraft>
          <FormSection>
            <NewPasswordFields />
          </FormSection>
        </FormCard>
      </Formik>
    </>
  );
}
