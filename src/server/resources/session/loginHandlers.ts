import type { LoginLines } from '@/server/auth/loginLines';
import type { Config } from '@/server/config';
import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import { fieldErrors } from '@/server/http/errors';
import { IDENTITY_CONFIRMED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { checkFactorCode } from '@/server/resources/second-factors/checkFactorCode';
import { checkPasskey, passkeyRefused } from '@/server/resources/second-factors/passkeys';
import type { Services } from '@/server/services';
import {
  identityRules,
  passkeyLoginRules,
} from '@/shared/resources/second-factors/secondFactorRules';
import { loginRules } from '@/shared/resources/session/loginRules';
import { checkIdentity } from './checkIdentity';
import { checkLogin, loginFailed, secondFactorNeeded } from './checkPassword';
import { openSession } from './openSession';
import { noteProof, selectAccount } from './sessionQueries';

const LOCAL_LOGIN_OFF =
  'Masuk tanpa akun kampus tidak diaktifkan. Gunakan tombol masuk di halaman login.';

/** The operator may leave all logins to identity providers. */
function refuseLocalLogin({ localLogin }: Pick<Config, 'localLogin'>): void {
  if (!localLogin) throw fieldErrors({ identifier: [LOCAL_LOGIN_OFF] });
}

export const loginHandlers = (services: Services & { loginLines: LoginLines }) => {
  const { db, clock, config } = services;

  return {
    async login({ body, raw }, reply) {
      refuseLocalLogin(config);
      const { remember, code, ...credentials } = await parseBody(loginRules, body);
      const { user, device } = await checkLogin(services, credentials, raw);
      if (user.has_second_factor) {
        if (!code) throw secondFactorNeeded();
        await checkFactorCode(services, { account: user, code, device }, raw);
      }
      return openSession(services, user, { raw, reply, remember, device, changed: loginFailed });
    },

    async loginWithPasskey({ body, raw }, reply) {
      refuseLocalLogin(config);
      const { remember, ...proof } = await parseBody(passkeyLoginRules, body);
      const { user_id } = await checkPasskey(services, proof, raw);
      const user = await selectAccount(db, user_id);
      if (!user) throw passkeyRefused();
      raw.loginOf = user.id;
      return forReason('dengan passkey', () =>
        openSession(services, user, { raw, reply, remember, changed: loginFailed }),
      );
    },

    async confirmIdentity({ body, user, raw }) {
      const proof = await parseBody(identityRules, body);
      await checkIdentity(services, user, proof, raw);
      await noteProof(db, user.sessionId, clock());
      return { data: { message: IDENTITY_CONFIRMED } };
    },
  } satisfies Partial<Handlers>;
};
