import type { LastLogin } from '@/server/auth/sessions';
import { foundOr404 } from '@/server/http/errors';
import { selectUser } from '@/server/resources/users/userQueries';
import type { Services } from '@/server/services';

/** The signed-in user as the log-in and `POST /me` answer it. */
export async function currentUser(
  services: Services,
  id: number,
  hasDefaultPassword: boolean,
  last_login: LastLogin | null,
) {
  // Only super admins see the age of a default password; its user must change it.
  const {
    unclaimed_since: _since,
    unclaimed_until: _until,
    is_anonymised: _isAnonymised,
    ...user
  } = foundOr404(await selectUser(services, id));
  return {
    ...user,
    last_login,
    must_change_password: services.config.requirePasswordChange && hasDefaultPassword,
  };
}
