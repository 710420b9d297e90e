import type { FastifyRequest } from 'fastify';
import type { LoginLines } from '@/server/auth/loginLines';
import type { SessionUser } from '@/server/auth/sessionUser';
import { foundOr404 } from '@/server/http/errors';
import { selectIdentifier } from '@/server/resources/users/accountQueries';
import type { Services } from '@/server/services';
import { checkOwnPassword } from './checkPassword';
import { selectOwnPassword } from './sessionQueries';

/** The account, whose password the caller has confirmed but which may be reset at any time. */
export async function confirmPassword(
  services: Services & { loginLines: LoginLines },
  user: SessionUser,
  password: string,
  raw: FastifyRequest,
) {
  const { db } = services;
  const { password_hash } = foundOr404(await selectOwnPassword(db, user.id));
  const identifier = (await selectIdentifier(db, user.id)) ?? '';
  const account = { ...user, password_hash, identifier };
  await checkOwnPassword(services, account, password, raw);
  return account;
}
