import { sql } from 'kysely';
import { inSearchText, labelled } from '@/server/lists/search';
import { inTable, listBy } from '@/server/lists/sources';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { ROLES } from '@/shared/permissions';
import { userListed } from '@/shared/resources/users/userFields';

const indexedIn = 'users.search_text';

const roleLabel = sql<string>`case users.role ${sql.join(
  ROLES.map((role) => sql`when ${sql.lit(role)} then ${sql.lit(ROLE_LABELS[role].toLowerCase())}`),
  sql` `,
)} end`;

const { sort, ...sources } = listBy(userListed, {
  ...inTable('users', userListed),
  name: { value: 'users.name', indexedIn },
  email: { value: 'users.email', indexedIn },
  role: { value: 'users.role', order: roleLabel },
});

export const userSources = {
  ...sources,
  search: inSearchText(indexedIn),
  matchers: [labelled(ROLE_LABELS, sql.ref('users.role'))],
  sort: {
    ...sort,
    unclaimed_since: sql`case when users.has_default_password then users.default_password_given_at end`,
  },
};
