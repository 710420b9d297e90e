import type { FastifyRequest } from 'fastify';
import type { LoginLines } from '@/server/auth/loginLines';
import type { SessionUser } from '@/server/auth/sessionUser';
import { fieldErrors } from '@/server/http/errors';
import { checkFactorCode } from '@/server/resources/second-factors/checkFactorCode';
import { checkPasskey, passkeyRefused } from '@/server/resources/second-factors/passkeys';
import type { Services } from '@/server/services';
import { PASSWORD_NEEDED } from '@/shared/resources/session/currentPassword';
import { confirmPassword } from './confirmPassword';

const CODE_NEEDED = 'Kode verifikasi wajib diisi';

interface Identity {
  password?: string | null;
  code?: string | null;
  passkey?: Parameters<typeof checkPasskey>[1];
}

/**
 * Throws 422 unless it is the person of the session. The password is enough only without a second factor.
 */
export async function checkIdentity(
  services: Services & { loginLines: LoginLines },
  user: SessionUser,
  { password, code, passkey }: Identity,
  raw: FastifyRequest,
): Promise<void> {
  if (passkey) {
    const { user_id } = await checkPasskey(services, passkey, raw);
    if (user_id !== user.id) throw passkeyRefused();
  } else if (user.hasSecondFactor) {
    if (!code) throw fieldErrors({ code: [CODE_NEEDED] });
    const device = `session ${user.sessionId}`;
    await checkFactorCode(services, { account: user, code, device }, raw);
  } else {
    if (!password) throw fieldErrors({ password: [PASSWORD_NEEDED] });
    await confirmPassword(services, user, password, raw);
  }
}
