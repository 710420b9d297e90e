/** The texts that a certificate prints; stored with it, so that it is the same when it is printed again. */
export interface CertificateData {
  letterhead: { appName: string; department: string; programme: string };
  title: string;
  /** the person or company */
  name: string;
  /** the NIM of a student; otherwise null */
  nim: string | null;
  company_name: string;
  /** YYYY-MM-DD, both included */
  period: { start_date: string; end_date: string };
  text: string;
  figures: { label: string; value: string }[];
  place_and_date: string;
  signatory: { name: string; position: string; nip: string | null };
}
