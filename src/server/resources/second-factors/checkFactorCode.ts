import type { FastifyRequest } from 'fastify';
import { authenticatorApp } from '@/server/auth/authenticatorApp';
import { admissionOf, countAttempt, factorTry, takeBack } from '@/server/auth/loginLimits';
import { secondFactorCodes } from '@/server/auth/oneTimeCodes';
import { recordEvent } from '@/server/auth/recordEvent';
import { fieldErrors, HttpError } from '@/server/http/errors';
import type { Services } from '@/server/services';
import type { FactorEvent } from '@/shared/resources/second-factors/factorEvents';
import { readVerificationCode } from '@/shared/verificationCode';
import { selectAuthenticator, spendCode, spendStep } from './secondFactorQueries';
import { tellOwner } from './tellOwner';

const WRONG = 'Kode verifikasi salah, sudah dipakai, atau kedaluwarsa.';

interface Typed {
  account: { id: number; name: string };
  code: string;
  /** A browser that has logged in to the account before; null for another one. */
  device: string | null;
}

/**
 * Spends a code of the authenticator app, a recovery code or a code of the office. Throws 422 for every other code, and
 * for every code once too many were wrong: the limit counts over all networks, because only people with the password
 * come here.
 */
export async function checkFactorCode(
  services: Services,
  { account, code, device }: Typed,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock } = services;
  const attempt = factorTry(account.id, device);
  const counted = await countAttempt(db, attempt, clock(), { isFirst: false });
  if (counted.is === 'locked') throw wrongCode(counted.seconds);
  const spent = await spend(services, account.id, code);
  const tell = (event: FactorEvent) =>
    db.transaction().execute((trx) => tellOwner({ ...services, db: trx }, account, event));
  if (spent === null) {
    request.log.warn({ address: request.ip }, 'wrong code of a second factor');
    const isLastTry = (await admissionOf(db, attempt, clock())).is === 'locked';
    if (isLastTry) await tell('codes_refused');
    else await recordEvent(services, { action: 'second_factor_refused', account });
    throw wrongCode();
  }
  await takeBack(db, attempt, clock());
  if (spent !== 'app') await tell(spent);
}

function wrongCode(lockedFor?: number): HttpError {
  const { message, details } = fieldErrors({ code: [WRONG] });
  const headers = lockedFor === undefined ? undefined : { 'retry-after': String(lockedFor) };
  return new HttpError(422, message, { ...details, headers });
}

async function spend(
  { db, config, clock }: Services,
  user_id: number,
  typed: string,
): Promise<'app' | 'recovery_code_used' | 'given_code_used' | null> {
  const now = clock();
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const found = await selectAuthenticator(db, user_id);
    if (!found?.nonce) return null;
    const { nonce } = found;
    const step = authenticatorApp({ user_id, nonce }, config).stepOf(digits, now);
    if (step === null || !(await spendStep(db, { user_id, nonce, step }))) return null;
    return 'app';
  }
  const code = readVerificationCode(typed);
  if (code === null) return null;
  const code_digest = secondFactorCodes.digestOf(code, config);
  const spent = await spendCode(db, { user_id, code_digest, now });
  if (!spent) return null;
  return spent.is_given ? 'given_code_used' : 'recovery_code_used';
}
