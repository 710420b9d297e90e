import type { AskedReport } from '@/server/auth/reportTokens';
import { HttpError } from '@/server/http/errors';
import type { Report, Verification } from '@/server/reports/reportData';
import { selectLetterhead } from '@/server/resources/institution/institutionQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { REPORT_ROWS_MAX } from '@/shared/constants/limits';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';
import { issueReport } from './issuedReports';
import type { SignatureDigests } from './reportDigest';

const TOO_LONG = `Laporan memuat lebih dari ${REPORT_ROWS_MAX.toLocaleString('id')} baris.`;
/** For reports about placements. */
export const NO_PLACEMENT = 'Data laporan tidak ditemukan.';

export type ReportServices = Pick<Services, 'db' | 'config' | 'clock' | 'verdicts'>;

export type Asked<Kind extends AskedReport['kind']> = Extract<AskedReport, { kind: Kind }>;

export interface Printout {
  report: Report;
  fileName: string;
}

/** The digests of the present data with the printed signatures, and with the present ones. */
export interface PresentReport {
  digest: string;
  signatures: SignatureDigests;
}

/** The head of a report, with the code with which anyone can check it, and the address for that. */
export async function headOf(
  { db, config, clock }: ReportServices,
  asked: AskedReport,
  digest: string,
  signatures: SignatureDigests,
) {
  const printedAt = clock();
  const issued = await issueReport(db, asked, digest, signatures, printedAt);
  const code = formatVerificationCode(issued);
  const { address } = await selectPublicAddress(db, config);
  const verification: Verification = { code, url: address && address + paths.verify.show(code) };
  return {
    letterhead: await selectLetterhead(db, config),
    timeZone: config.campusTimeZone,
    printedAt,
    verification,
  };
}

/** Refuses a report that is too long to print; the queries read one row more. */
export function refuseTooLong(rows: readonly unknown[]): void {
  if (rows.length > REPORT_ROWS_MAX) throw new HttpError(422, TOO_LONG);
}
