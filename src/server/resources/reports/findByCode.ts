import { notFound } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { readVerificationCode } from '@/shared/verificationCode';
import { limitUnknownCodes } from './verificationLimit';

interface Search<Found> {
  /** The code as it was typed. */
  typed: string;
  /** The address of the request. */
  address: string;
  digestOf: (code: string) => string;
  select: (digest: string) => Promise<Found | undefined>;
  /** The words for every code that opens nothing. */
  invalid: string;
}

/** The row that a one-time code opens. Throws the same 404 for every other code; too many of them are refused. */
export async function findByCode<Found extends object>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { typed, address, digestOf, select, invalid }: Search<Found>,
): Promise<Found & { digest: string }> {
  const code = readVerificationCode(typed);
  if (code === null) throw notFound(invalid);
  const digest = digestOf(code);
  const found = await limitUnknownCodes(db, address, clock(), () => select(digest));
  if (!found) throw notFound(invalid);
  return { ...found, digest };
}
