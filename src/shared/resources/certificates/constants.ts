export const CERTIFICATE_KINDS = ['student', 'mentor', 'company'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export const CERTIFICATE_STATES = ['missing', 'ready', 'issued', 'revoked'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** The reasons why no certificate can be issued. */
export const CERTIFICATE_GAPS = [
  'open_period',
  'empty_recap',
  'incomplete_recap',
  'no_report',
  'no_defence',
  'no_grade',
  'left',
  'issued',
  'not_found',
] as const;
export type CertificateGap = (typeof CERTIFICATE_GAPS)[number];

/** The certificates of one call. */
export const CERTIFICATES_MAX = 200;
export const CERTIFICATE_PLACE_MAX = 100;
