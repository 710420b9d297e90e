import { Formik } from 'formik';
import { useNavigate, useSearchParams } from 'react-router';
import { useCreateUserMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { userCreateRules } from '@/shared/resources/users/userCreateRules';
import { UserCreateForm } from './UserCreateForm';
import { type NewUserValues, newUser, toCreateInput } from './userValues';

const PROFILE_ROLES = ['student', 'lecturer', 'mentor'] as const;

/** @screen users.create */
export function UserCreatePage() {
  const [query] = useSearchParams();
  const role = PROFILE_ROLES.find((candidate) => candidate === query.get('role')) ?? '';
  const returnUrl = useReturnUrl();
  const navigate = useNavigate();
  const [createUser] = useCreateUserMutation();
  const form = useFormSubmit({
    rules: userCreateRules,
    request: (input, values: NewUserValues) =>
      createUser({ userCreateInput: toCreateInput(input, values) }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage context="Buat akun beserta data perannya.">
      <Formik key={role} initialValues={newUser(role)} {...form}>
        <UserCreateForm cancelTo={returnUrl} />
      </Formik>
    </FormPage>
  );
}
