import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceCookie } from '@/server/auth/deviceCookies';
import { deviceNameOf } from '@/server/auth/deviceName';
import { endOldestSessions } from '@/server/auth/endedSessions';
import { recordEvent } from '@/server/auth/recordEvent';
import { type CameBy, startSession } from '@/server/auth/sessions';
import { asUser } from '@/server/db/actor';
import { queueFirstConfirmation } from '@/server/resources/mails/queueConfirmation';
import type { Services } from '@/server/services';
import type { Role } from '@/shared/permissions';
import { currentUser } from './currentUser';
import { recordLogin } from './deviceQueries';
import { lockPassword } from './sessionQueries';

interface Account {
  id: number;
  name: string;
  role: Role;
  password_hash: string;
  has_default_password: boolean;
  has_second_factor: boolean;
}

interface Login {
  raw: FastifyRequest;
  reply: Pick<FastifyReply, 'header'>;
  remember: boolean;
  /** The known device that the request came from. */
  device?: string | null;
  /** The provider that has checked who it is; null for a login of SiMagang itself. */
  cameBy?: (CameBy & { name: string }) | null;
  /** Thrown if the password of the account is another one by now. */
  changed: () => Error;
}

/** Starts the session of a person who has proved who they are. The account may have changed since it was read. */
export async function openSession(
  services: Services,
  account: Account,
  { raw, reply, remember, device, cameBy = null, changed }: Login,
) {
  const { db, clock } = services;
  const client = { device: deviceNameOf(raw.headers['user-agent']), address: raw.ip };
  const { token, previousLogin } = await asUser(account, () =>
    db.transaction().execute(async (trx) => {
      if (!(await lockPassword(trx, account))) throw changed();
      const previousLogin = await recordLogin(trx, account.id, client, clock());
      const inTrx = { ...services, db: trx };
      const ended = await endOldestSessions(inTrx, account.id);
      const session = { ...client, remember, previousLogin, cameBy };
      const token = await startSession(inTrx, account, session);
      await recordEvent(inTrx, { action: 'login', account, provider: cameBy?.name });
      await queueFirstConfirmation(inTrx, account.id);
      if (ended > 0) await recordEvent(inTrx, { action: 'end_session', account });
      return { token, previousLogin };
    }),
  );
  reply.header('set-cookie', cookieOf(services, account, raw, device));
  const state = { ...stateOf(account), isVouchedFor: cameBy !== null };
  return { access_token: token, user: await currentUser(services, state, previousLogin) };
}

const stateOf = ({ id, role, has_default_password, has_second_factor }: Account) => ({
  id,
  role,
  hasDefaultPassword: has_default_password,
  hasSecondFactor: has_second_factor,
});

/** The cookie that makes the browser a known device of the account. */
export function cookieOf(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  account: { id: number; password_hash: string },
  { protocol }: FastifyRequest,
  device?: string | null,
): string {
  const isSecure = protocol === 'https';
  return deviceCookie(account, { secret: config.sessionSecret, now: clock(), isSecure, device });
}
