import { unindexedUserName } from './accountQueries';

/** The account in the lists of profiles. */
export const accountSources = {
  'user.name': { value: 'users.name', order: unindexedUserName },
  'user.phone_number': 'users.phone_number',
};
