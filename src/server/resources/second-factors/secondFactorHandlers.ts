import { createHmac } from 'node:crypto';
import { authenticatorApp } from '@/server/auth/authenticatorApp';
import { createPasskeyChallenges } from '@/server/auth/passkeyChallenges';
import { isSecondFactorRequired } from '@/server/auth/secondFactorPolicy';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { lockAccount, selectIdentifier } from '@/server/resources/users/accountQueries';
import { lockOpenAccount, refuseInactive } from '@/server/resources/users/changeAccount';
import type { Services } from '@/server/services';
import type { FactorEvent } from '@/shared/resources/second-factors/factorEvents';
import {
  authenticatorCodeRules,
  PASSKEYS_MAX,
  passkeyRules,
} from '@/shared/resources/second-factors/secondFactorRules';
import { deleteOwnPasskey, insertPasskey } from './passkeyQueries';
import { readNewPasskey } from './passkeys';
import { relyingParty } from './relyingParty';
import {
  confirmPending,
  deleteAuthenticator,
  deleteCodes,
  selectAuthenticator,
  selectFactors,
  startAuthenticator,
  storeGivenCode,
  storeRecoveryCodes,
} from './secondFactorQueries';
import { tellOwner } from './tellOwner';

const WRONG_CODE =
  'Kode tidak cocok. Periksa jam ponsel Anda, lalu ketik kode yang tampil sekarang.';
const JUST_CHANGED = 'Kunci aplikasi baru saja diganti. Pindai lagi.';
const KNOWN = 'Passkey ini sudah terdaftar.';
const TOO_MANY = `Paling banyak ${PASSKEYS_MAX} passkey. Hapus dahulu yang tidak dipakai.`;
const NO_FACTOR = 'Verifikasi dua langkah akun ini belum aktif.';
const OWN = 'Untuk akun Anda sendiri, pakai kode pemulihan.';

const hasFactor = ({ authenticator_since, passkeys }: Awaited<ReturnType<typeof selectFactors>>) =>
  authenticator_since !== null || passkeys.length > 0;

/** Second factors beside the password (docs/decisions/0003). */
export const secondFactorHandlers = (services: Services) => {
  const { db, config, clock } = services;
  const challenges = createPasskeyChallenges(config.sessionSecret, clock);

  async function factorsOf(trx: Database, { id, role }: SessionUser) {
    const is_required = isSecondFactorRequired(role, config);
    return {
      ...(await selectFactors(trx, id)),
      is_required,
      required_from: is_required ? config.secondFactorFrom : null,
    };
  }

  /** Changes the factors of the user. The first factor brings recovery codes, and the last one takes them along. */
  async function change(
    user: SessionUser,
    event: FactorEvent,
    work: (trx: Database, before: Awaited<ReturnType<typeof selectFactors>>) => Promise<void>,
  ) {
    return db.transaction().execute(async (trx) => {
      await lockAccount(trx, user.id);
      const before = await selectFactors(trx, user.id);
      await work(trx, before);
      const isOn = hasFactor(await selectFactors(trx, user.id));
      const isFirst = isOn && !hasFactor(before);
      if (!isOn) await deleteCodes(trx, user.id);
      const recovery_codes =
        isFirst || event === 'recovery_codes_renewed'
          ? await storeRecoveryCodes(trx, config, { user_id: user.id, now: clock() })
          : null;
      await tellOwner({ ...services, db: trx }, user, event);
      return { data: { ...(await factorsOf(trx, user)), recovery_codes } };
    });
  }

  return {
    async createPasskeyChallenge({ raw }) {
      const { id } = await relyingParty(services, raw);
      return { data: { challenge: challenges.forProof(), rp_id: id } };
    },

    async getSecondFactors({ user }) {
      return { data: await factorsOf(db, user) };
    },

    async createAuthenticator({ user }) {
      const nonce = await startAuthenticator(db, user.id);
      const app = authenticatorApp({ user_id: user.id, nonce }, config);
      const { app_name } = await selectInstitution(db, config);
      const label = (await selectIdentifier(db, user.id)) ?? user.name;
      return { data: { secret: app.secret, uri: app.uriFor(app_name, label) } };
    },

    async confirmAuthenticator({ body, user }) {
      const { code } = await parseBody(authenticatorCodeRules, body);
      return change(user, 'authenticator_added', async (trx) => {
        const now = clock();
        const pending_nonce = (await selectAuthenticator(trx, user.id))?.pending_nonce;
        if (!pending_nonce) throw conflict(JUST_CHANGED);
        const app = authenticatorApp({ user_id: user.id, nonce: pending_nonce }, config);
        const step = app.stepOf(code.replace(/\s/g, ''), now);
        if (step === null) throw fieldErrors({ code: [WRONG_CODE] });
        await confirmPending(trx, { user_id: user.id, pending_nonce, step, now });
      });
    },

    async deleteAuthenticator({ user }) {
      return change(user, 'authenticator_removed', async (trx, { authenticator_since }) => {
        foundOr404(authenticator_since);
        await deleteAuthenticator(trx, user.id);
      });
    },

    async createPasskeyCreation({ user, raw }) {
      const { passkeys } = await selectFactors(db, user.id);
      if (passkeys.length >= PASSKEYS_MAX) throw conflict(TOO_MANY);
      const { app_name } = await selectInstitution(db, config);
      return {
        data: {
          challenge: challenges.forPasskeyOf(user.id),
          rp_id: (await relyingParty(services, raw)).id,
          rp_name: app_name,
          user_handle: handleOf(user.id),
          identifier: (await selectIdentifier(db, user.id)) ?? user.name,
          excluded: passkeys.map(({ id }) => id),
        },
      };
    },

    async createPasskey({ body, user, raw }) {
      const { name, ...made } = await parseBody(passkeyRules, body);
      const passkey = await readNewPasskey(services, user.id, made, raw);
      return change(user, 'passkey_added', async (trx, { passkeys }) => {
        if (passkeys.length >= PASSKEYS_MAX) throw conflict(TOO_MANY);
        const row = { ...passkey, name, user_id: user.id, created_at: clock() };
        if (!(await insertPasskey(trx, row))) throw conflict(KNOWN);
      });
    },

    async deletePasskey({ params: { id }, user }) {
      return change(user, 'passkey_removed', async (trx) => {
        foundOr404(await deleteOwnPasskey(trx, user.id, id));
      });
    },

    async renewRecoveryCodes({ user }) {
      return change(user, 'recovery_codes_renewed', async (_trx, before) => {
        if (!hasFactor(before)) throw conflict(NO_FACTOR);
      });
    },

    async createSecondFactorCode({ params: { id }, user }) {
      if (id === user.id) throw conflict(OWN);
      return db.transaction().execute(async (trx) => {
        const account = await lockOpenAccount(trx, id);
        refuseInactive(account);
        if (!hasFactor(await selectFactors(trx, id))) throw conflict(NO_FACTOR);
        const data = await storeGivenCode(trx, config, { user_id: id, now: clock() });
        await tellOwner({ ...services, db: trx }, account, 'code_given');
        return { data };
      });
    },
  } satisfies Partial<Handlers>;

  /** The same for every passkey of an account, and meaningless to others. */
  function handleOf(userId: number): string {
    const key = createHmac('sha256', config.sessionSecret).update('passkey-users').digest();
    return createHmac('sha256', key).update(String(userId)).digest('base64url');
  }
};
