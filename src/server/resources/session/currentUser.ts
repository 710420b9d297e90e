import { lacksSecondFactor, mustAddSecondFactor } from '@/server/auth/secondFactorPolicy';
import type { LastLogin } from '@/server/auth/sessions';
import type { SessionUser } from '@/server/auth/sessionUser';
import { foundOr404 } from '@/server/http/errors';
import { selectUser } from '@/server/resources/users/userQueries';
import type { Services } from '@/server/services';

/** The signed-in user as the log-in and `POST /me` answer it. */
export async function currentUser(
  services: Services,
  account: Pick<
    SessionUser,
    'id' | 'role' | 'hasDefaultPassword' | 'hasSecondFactor' | 'isVouchedFor'
  >,
  last_login: LastLogin | null,
) {
  const { config } = services;
  // Only super admins see the age of a default password; its user must change it.
  const {
    unclaimed_since: _since,
    unclaimed_until: _until,
    is_anonymised: _isAnonymised,
    ...user
  } = foundOr404(await selectUser(services, account.id));
  return {
    ...user,
    last_login,
    must_change_password: config.requirePasswordChange && account.hasDefaultPassword,
    must_add_second_factor: mustAddSecondFactor(account, services),
    second_factor_from: lacksSecondFactor(account, config) ? config.secondFactorFrom : null,
  };
}
