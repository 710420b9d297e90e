import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Formik, type FormikHelpers } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { type PasswordChangeInput, useChangePasswordMutation } from '@/client/api/api';
import { useLogOut } from '@/client/api/useLogOut';
import { paths } from '@/client/app/paths';
import { FormPage } from '@/client/components/FormPage';
import { PasswordField } from '@/client/components/fields/PasswordField';
import { FormCard } from '@/client/components/form/FormCard';
import { FormSection, FullWidth } from '@/client/components/form/FormSection';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { passwordChanged, selectMustChangePassword } from '@/client/session/sessionSlice';
import { NEW_PASSWORD_MIN } from '@/shared/constants/limits';
import { changePasswordRules } from '@/shared/validation/changePasswordRules';

const EMPTY: PasswordChangeInput = {
  password: '',
  new_password: '',
  new_password_confirmation: '',
};

const CHANGED = { title: 'Berhasil', description: 'Password berhasil diganti.' };
const FAILED = { title: 'Error', description: 'Terjadi kesalahan saat mengubah password' };

const WhyNow = () => (
  <Alert severity="info" sx={{ mb: 2 }}>
    <AlertTitle>Ganti password Anda terlebih dahulu</AlertTitle>
    Akun ini masih memakai password awal, yaitu NIM, NIK, atau NIP Anda sendiri, yang mudah ditebak
    orang lain. Setelah password diganti, semua menu dapat dipakai.
  </Alert>
);

export const ChangePasswordPage = () => {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isRequired = useSelector(selectMustChangePassword);
  const { logOut, isLoggingOut } = useLogOut();
  const [changePassword] = useChangePasswordMutation();
  const submit = useFormSubmit<FormikHelpers<PasswordChangeInput>>({
    success: CHANGED,
    failure: FAILED,
    onDone: (form) => {
      form.resetForm();
      if (!isRequired) return;
      dispatch(passwordChanged());
      void navigate(paths.dashboard);
    },
  });

  return (
    <FormPage title="Ganti Password" context="Berlaku untuk akun Anda sendiri.">
      {isRequired && <WhyNow />}
      <Formik
        initialValues={EMPTY}
        validationSchema={changePasswordRules}
        onSubmit={(passwordChangeInput, form) =>
          submit(async () => {
            await changePassword({ passwordChangeInput }).unwrap();
            return form;
          }, form)
        }
      >
        <FormCard
          submitLabel="Ganti Password"
          cancelTo={isRequired ? undefined : paths.dashboard}
          extraActions={
            isRequired && (
              <Button
                variant="outlined"
                color="secondary"
                loading={isLoggingOut}
                onClick={() => void logOut()}
              >
                Log out
              </Button>
            )
          }
        >
          <FormSection>
            <FullWidth>
              <PasswordField
                name="password"
                label="Password Saat Ini"
                autoComplete="current-password"
                required
              />
            </FullWidth>
            <PasswordField
              name="new_password"
              label="Password Baru"
              autoComplete="new-password"
              helperText={`Minimal ${NEW_PASSWORD_MIN} karakter.`}
              required
            />
            <PasswordField
              name="new_password_confirmation"
              label="Konfirmasi Password Baru"
              autoComplete="new-password"
              required
            />
          </FormSection>
        </FormCard>
      </Formik>
    </FormPage>
  );
};
