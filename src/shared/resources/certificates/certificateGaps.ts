import { CERTIFICATE_GAP_LABELS, type CertificateGap } from './constants';

/** 'Periode belum ditutup, belum ada nilai'; '' for none. */
export function gapsText(gaps: readonly CertificateGap[]): string {
  const text = gaps.map((gap) => CERTIFICATE_GAP_LABELS[gap]).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
