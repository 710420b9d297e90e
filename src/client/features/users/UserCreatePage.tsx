import { Formik } from 'formik';
import { useNavigate, useSearchParams } from 'react-router';
import { useCreateUserMutation } from '@/client/api/api';
import { useDocumentTitle } from '@/client/api/useDocumentTitle';
import { paths } from '@/client/app/paths';
import { CREATE_FAILED, CREATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { ROLE_LABELS } from '@/shared/permissions';
import { userCreateRules } from '@/shared/validation/userCreateRules';
import { UserCreateForm } from './UserCreateForm';
import { newUser, toCreateInput } from './userValues';

/** The lists that lead here with their role, and to which one returns. */
const LISTS = {
  student: paths.students.index,
  lecturer: paths.lecturers.index,
  mentor: paths.mentors.index,
} as const;

const isListed = (role: string | null): role is keyof typeof LISTS =>
  role !== null && Object.hasOwn(LISTS, role);

export function UserCreatePage() {
  const [query] = useSearchParams();
  const asked = query.get('role');
  const role = isListed(asked) ? asked : '';
  const title = `Tambah ${role ? ROLE_LABELS[role] : 'User'}`;
  useDocumentTitle(title);

  const list = role ? LISTS[role] : paths.users.index;
  const navigate = useNavigate();
  const [createUser] = useCreateUserMutation();
  const submit = useFormSubmit({
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(list),
  });

  return (
    <FormPage title={title} context="Buat akun beserta data perannya.">
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
