import { exportedField } from '@/server/exports/exportTable';
import { userFields } from '@/shared/resources/users/userFields';

/** Where the values of an account are in the rows of profiles. */
export const ACCOUNT_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(userFields)
    .filter((name) => name !== 'is_active')
    .map((name) => [name, `user.${name}`]),
);

/** Whether the person of a profile can sign in. */
export const signInColumn = <Row>() => exportedField<Row>('user.is_active', userFields.is_active);
