import { Formik } from 'formik';
import { useDispatch } from 'react-redux';
import { type User, useUpdateUserMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/components/crudMessages';
import { FormCard } from '@/client/components/form/FormCard';
import { FormSection } from '@/client/components/form/FormSection';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { userLoaded } from '@/client/session/sessionSlice';
import { useCurrentUser } from '@/client/session/useSession';
import { userRules } from '@/shared/validation/userRules';
import { AccountFields } from './AccountFields';
import { PersonalSection } from './PersonalSection';
import { ResetPasswordButton } from './ResetPasswordButton';
import { USER_UPDATED } from './userMessages';
import { toAccountValues } from './userValues';

export function AccountForm({ user }: { user: User }) {
  const [updateUser] = useUpdateUserMutation();
  const submit = useFormSubmit({ success: USER_UPDATED, failure: UPDATE_FAILED });
  const currentUser = useCurrentUser();
  const dispatch = useDispatch();

  return (
    <Formik
      initialValues={toAccountValues(user)}
      validationSchema={userRules}
      onSubmit={(values, form) =>
        submit(async () => {
          const { data } = await updateUser({
            id: user.id,
            userUpdateInput: userRules.cast(values),
          }).unwrap();
          // One stays here: what is stored now is what further changes are measured by.
          form.resetForm({ values: toAccountValues(data) });
          // The user menu shows one's own name and e-mail address.
          if (currentUser?.id === data.id) {
            dispatch(userLoaded({ ...currentUser, name: data.name, email: data.email }));
          }
        }, form)
      }
    >
      <FormCard
        label="Akun"
        submitLabel="Simpan Akun"
        extraActions={<ResetPasswordButton userId={user.id} />}
      >
        <FormSection title="Informasi Akun">
          <AccountFields />
        </FormSection>
        <PersonalSection />
      </FormCard>
    </Formik>
  );
}
