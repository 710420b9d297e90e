import type { Labels } from '@/shared/constants/labels';

export const CERTIFICATE_KINDS = ['student', 'mentor', 'company'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export const CERTIFICATE_KIND_LABELS = {
  student: 'Mahasiswa',
  mentor: 'Mentor',
  company: 'Mitra',
} as const satisfies Labels<CertificateKind>;

export const CERTIFICATE_STATES = ['missing', 'ready', 'issued', 'revoked'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CERTIFICATE_STATE_LABELS = {
  missing: 'Belum Memenuhi',
  ready: 'Siap',
  issued: 'Terbit',
  revoked: 'Dicabut',
} as const satisfies Labels<CertificateState>;

/** The reasons why no certificate can be issued. */
export const CERTIFICATE_GAPS = [
  'open_period',
  'open_placement',
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

export const CERTIFICATE_GAP_LABELS = {
  open_period: 'periode belum ditutup',
  open_placement: 'penempatan belum selesai',
  empty_recap: 'rekap kehadiran kosong',
  incomplete_recap: 'rekap kehadiran belum lengkap',
  no_report: 'laporan akhir belum diterima',
  no_defence: 'ujian belum selesai',
  no_grade: 'belum ada nilai',
  left: 'mahasiswa tidak menyelesaikan magang di mitra ini',
  issued: 'sertifikat sudah terbit',
  not_found: 'bukan penerima pada periode ini',
} as const satisfies Labels<CertificateGap>;

/** The certificates of one call. */
export const CERTIFICATES_MAX = 200;
export const CERTIFICATE_PLACE_MAX = 100;
