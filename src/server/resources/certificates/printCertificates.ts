import type { Certificate, CertificatesReport } from '@/server/reports/reportData';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';
import type { selectPrintedCertificates } from './certificateQueries';

type Printed = Awaited<ReturnType<typeof selectPrintedCertificates>>[number];

/** The PDF of these certificates. Its date is that of the last one, so that it is the same every time. */
export const certificatesReport = (
  rows: readonly Printed[],
  address: string | null,
): CertificatesReport => ({
  kind: 'certificates',
  printedAt: new Date(Math.max(...rows.map(({ issued_at }) => issued_at.getTime()))),
  certificates: rows.map((row) => printed(row, address)),
});

function printed({ data, number, code, signature }: Printed, address: string | null): Certificate {
  const { letterhead, title, name, nim, text, figures, place_and_date, signatory } = data;
  const shown = formatVerificationCode(code);
  return {
    letterhead,
    title,
    number,
    name,
    note: nim ? `NIM ${nim}` : null,
    text,
    figures,
    place_and_date,
    signer: {
      name: signatory.name,
      role: signatory.position,
      nip: signatory.nip,
      signature,
    },
    verification: { code: shown, url: address && address + paths.verify.show(shown) },
  };
}
