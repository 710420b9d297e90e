import { Formik } from 'formik';
import { useNavigate, useSearchParams } from 'react-router';
import { useCreateUserMutation } from '@/client/api/api';
import { useDocumentTitle } from '@/client/api/useDocumentTitle';
import { parentOf, paths, screenFor } from '@/client/app/paths';
import { CREATE_FAILED, CREATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { userCreateRules } from '@/shared/validation/userCreateRules';
import { UserCreateForm } from './UserCreateForm';
import { newUser, toCreateInput } from './userValues';

const PROFILE_ROLES = ['student', 'lecturer', 'mentor'] as const;

export function UserCreatePage() {
  const [query] = useSearchParams();
  const role = PROFILE_ROLES.find((candidate) => candidate === query.get('role')) ?? '';
  const screen = screenFor('users.create', query);
  useDocumentTitle(screen.title);

  // One returns to the list that led here with its role.
  const list = parentOf(screen)?.path ?? paths.users.index;
  const navigate = useNavigate();
  const [createUser] = useCreateUserMutation();
  const submit = useFormSubmit({
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(list),
  });

  return (
    <FormPage title={screen.title} context="Buat akun beserta data perannya.">
      <Formik
        key={role}
        initialValues={newUser(role)}
        validationSchema={userCreateRules}
        onSubmit={(values, form) =>
          submit(() => createUser({ userCreateInput: toCreateInput(values) }).unwrap(), form)
        }
      >
        <UserCreateForm cancelTo={list} />
      </Formik>
    </FormPage>
  );
}
