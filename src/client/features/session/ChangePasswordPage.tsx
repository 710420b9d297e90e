import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Formik } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { type PasswordChangeInput, useChangePasswordMutation } from '@/client/api/api';
import { passwordChanged, selectUnfinished } from '@/client/session/sessionSlice';
import { BusyButton } from '@/client/ui/BusyButton';
import { FormPage } from '@/client/ui/FormPage';
import { NewPasswordFields } from '@/client/ui/fields/NewPasswordFields';
import { PasswordField } from '@/client/ui/fields/PasswordField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { useLogOut } from '@/client/ui/useLogOut';
import { paths } from '@/shared/paths';
import { changePasswordRules } from '@/shared/resources/session/changePasswordRules';

const EMPTY: PasswordChangeInput = {
  password: '',
  new_password: '',
  new_password_confirmation: '',
};

const CHANGED = { title: 'Berhasil', description: 'Password berhasil diganti.' };
const FAILED = { title: 'Error', description: 'Terjadi kesalahan saat mengubah password' };

const RequiredNotice = () => (
  <Alert severity="info" sx={{ mb: 2 }}>
    <AlertTitle>Ganti password Anda terlebih dahulu</AlertTitle>
    Akun ini masih memakai password awal, yaitu NIM, NIK, atau NIP Anda sendiri, yang mudah ditebak
    orang lain. Setelah password diganti, semua menu dapat dipakai.
  </Alert>
);

/** @screen change-password */
export const ChangePasswordPage = () => {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isRequired = useSelector(selectUnfinished) === paths.changePassword;
  const { logOut, isLoggingOut } = useLogOut();
  const [changePassword] = useChangePasswordMutation();
  const form = useFormSubmit({
    rules: changePasswordRules,
    request: (passwordChangeInput) => changePassword({ passwordChangeInput }).unwrap(),
    success: CHANGED,
    failure: FAILED,
    onDone: (_, { resetForm }) => {
      resetForm();
      if (!isRequired) return;
      dispatch(passwordChanged());
      void navigate(paths.dashboard);
    },
  });

  return (
    <FormPage context="Berlaku untuk akun Anda sendiri.">
      {isRequired && <RequiredNotice />}
      <Formik initialValues={EMPTY} {...form}>
        <FormCard
          submitLabel="Ganti Password"
          cancelTo={isRequired ? undefined : paths.dashboard}
          extraActions={
            isRequired && (
              <BusyButton
                variant="outlined"
                color="secondary"
                isBusy={isLoggingOut}
                onClick={() => void logOut()}
              >
                Log out
              </BusyButton>
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
            <NewPasswordFields />
          </FormSection>
        </FormCard>
      </Formik>
    </FormPage>
  );
};
