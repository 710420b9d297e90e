import type { AskedReport, IssuedReport } from '@/server/auth/reportTokens';
import { HttpError } from '@/server/http/errors';
import type { Report } from '@/server/reports/printers';
import type { GradeSheetsReport, Verification } from '@/server/reports/reportData';
import { selectLetterhead } from '@/server/resources/institution/institutionQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { REPORT_ROWS_MAX } from '@/shared/constants/limits';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';
import { codeOf, type Issue, issueReports } from './issuedReports';
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
  services: ReportServices,
  asked: IssuedReport,
  digest: string,
  signatures: SignatureDigests,
) {
  const { head, verifications } = await headOfAll(services, [{ asked, digest, signatures }]);
  const [verification] = verifications;
  if (!verification) throw new Error('a report without a code');
  return { ...head, verification };
}

/** One head for several reports in one file, and the code of each. */
export async function headOfAll(
  { db, config, clock }: ReportServices,
  issues: readonly Issue[],
): Promise<{
  head: Pick<GradeSheetsReport, 'letterhead' | 'timeZone' | 'printedAt'>;
  verifications: Verification[];
}> {
  const printedAt = clock();
  const codes = await issueReports(db, issues, printedAt);
  const { address } = await selectPublicAddress(db, config);
  const verifications = issues.map((issue) => {
    const code = formatVerificationCode(codeOf(codes, issue));
    return { code, url: address && address + paths.verify.show(code) };
  });
  const letterhead = await selectLetterhead(db, config);
  return { head: { letterhead, timeZone: config.campusTimeZone, printedAt }, verifications };
}

/** Refuses a report that is too long to print; the queries read one row more. */
export function refuseTooLong(rows: readonly unknown[]): void {
  if (rows.length > REPORT_ROWS_MAX) throw new HttpError(422, TOO_LONG);
}
