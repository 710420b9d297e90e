import { isDeepStrictEqual } from 'node:util';
import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { notFound } from '@/server/http/errors';
import { whileConnected } from '@/server/http/whileConnected';
import { currentRequester } from '@/server/queues/requester';
import { selectVerifiedCertificate } from '@/server/resources/certificates/certificateQueries';
import { selectVerifiedLetter } from '@/server/resources/letters/letterQueries';
import type { Services } from '@/server/services';
import { readVerificationCode } from '@/shared/verificationCode';
import { createCheckQueue } from './checkQueue';
import { selectIssuedReport } from './issuedReports';
import { presentReport } from './printouts';
import { limitUnknownCodes } from './verificationLimit';

const UNKNOWN_CODE = 'Kode tidak dikenal.';

/** Letters and certificates never change; they are valid until they are taken back. */
const verdictOf = (madeAt: Date, takenBackAt: Date | null) => ({
  is_unchanged: takenBackAt === null,
  has_replaced_signature: false,
  is_cancelled: takenBackAt !== null,
  letter: null,
  certificate: null,
  first_printed_at: madeAt,
  last_printed_at: madeAt,
});

/** The verdict on a letter or certificate with this code; undefined if there is none. */
async function verifiedPaper(db: Database, code: string) {
  const letter = await selectVerifiedLetter(db, code);
  if (letter) {
    const { number, date, created_at, cancelled_at } = letter;
    return { ...verdictOf(created_at, cancelled_at), letter: { number, date } };
  }
  const certificate = await selectVerifiedCertificate(db, code);
  if (!certificate) return undefined;
  const { kind, number, data, issued_at, revoked_at } = certificate;
  const { name, company_name, period } = data;
  const shown = { kind, number, name, company_name, ...period };
  return { ...verdictOf(issued_at, revoked_at), certificate: shown };
}

export const verificationHandlers = (services: Services) => {
  const { db, clock } = services;
  const checks = createCheckQueue();

  /** The report with this code, or the verdict on a letter or certificate. */
  const findPaper = (code: string, address: string) =>
    limitUnknownCodes(
      db,
      address,
      clock(),
      async () => (await selectIssuedReport(db, code)) ?? (await verifiedPaper(db, code)),
    );

  return {
    // Public: holders of the paper learn whether it is still unchanged, and nothing that is not on it.
    async getReportVerification({ params, raw }) {
      const code = readVerificationCode(params.code);
      const found = code === null ? undefined : await findPaper(code, raw.ip);
      if (!found) throw notFound(UNKNOWN_CODE);
      if ('is_unchanged' in found) return { data: found };
      const { asked, content_digest, signatures, first_issued_at, last_issued_at } = found;
      const present =
        asked &&
        (await whileConnected(raw, (signal) =>
          checks.run(
            currentRequester() ?? 'server',
            () => presentReport(services, asked, signatures),
            signal,
          ),
        ));
      return {
        data: {
          is_unchanged: present?.digest === content_digest,
          has_replaced_signature:
            present?.digest === content_digest &&
            !isDeepStrictEqual(present.signatures, signatures),
          is_cancelled: false,
          letter: null,
          certificate: null,
          first_printed_at: first_issued_at,
          last_printed_at: last_issued_at,
        },
      };
    },
  } satisfies Partial<Handlers>;
};
