import { Formik } from 'formik';
import { useDispatch } from 'react-redux';
import { type User, useGetUserQuery, useUpdateUserMutation } from '@/client/api/api';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { emailStateText } from '@/client/session/emailState';
import { userLoaded } from '@/client/session/sessionSlice';
import { useCurrentUser } from '@/client/session/useSession';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import { userRules } from '@/shared/resources/users/userRules';
import { AccountFields } from './AccountFields';
import { EmailCameBackButton } from './EmailCameBackButton';
import { FactorCodeButton } from './FactorCodeButton';
import { PasswordCodeButton } from './PasswordCodeButton';
import { PersonalSection } from './PersonalSection';
import { ResetPasswordButton } from './ResetPasswordButton';
import { SignInSection } from './SignInSection';
import { USER_UPDATED } from './userMessages';
import { toAccountValues } from './userValues';

const canBeMailed = ({ email_state }: User) =>
  email_state === 'confirmed' || email_state === 'unconfirmed';

export function AccountForm({ user }: { user: User }) {
  const [updateUser] = useUpdateUserMutation();
  const { refetch } = useGetUserQuery({ id: user.id });
  const currentUser = useCurrentUser();
  const dispatch = useDispatch();
  const form = useEditSubmit({
    record: { of: 'users', id: user.id },
    rules: userRules,
    request: ({ is_active, ...account }) =>
      updateUser({
        id: user.id,
        // Only sent when changed: another super admin may have switched the account off meanwhile.
        userUpdateInput: is_active === user.is_active ? account : { ...account, is_active },
      }).unwrap(),
    reread: async () => ({ values: toAccountValues((await refetch().unwrap()).data) }),
    success: USER_UPDATED,
    failure: UPDATE_FAILED,
    onDone: ({ data }, { resetForm }) => {
      resetForm({ values: toAccountValues(data) });
      // The user menu shows the name and e-mail address of the current user.
      if (currentUser?.id === data.id) {
        const { name, email, email_state, email_refusal } = data;
        dispatch(userLoaded({ ...currentUser, name, email, email_state, email_refusal }));
      }
    },
  });

  return (
    <Formik initialValues={toAccountValues(user)} {...form}>
      <FormCard
        label="Akun"
        submitLabel="Simpan Akun"
        extraActions={
          <>
            {user.has_second_factor && <FactorCodeButton user={user} />}
            <PasswordCodeButton user={user} />
            <ResetPasswordButton userId={user.id} />
          </>
        }
      >
        <FormSection
          title="Informasi Akun"
          actions={canBeMailed(user) && <EmailCameBackButton user={user} />}
        >
          <AccountFields emailNote={emailStateText(user) ?? undefined} />
        </FormSection>
        <PersonalSection />
        <SignInSection isOwn={currentUser?.id === user.id} />
      </FormCard>
    </Formik>
  );
}
