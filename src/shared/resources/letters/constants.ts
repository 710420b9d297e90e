import type { Labels } from '@/shared/constants/labels';

export const LETTER_KINDS = ['introduction', 'assignment', 'completion', 'assessment'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export const LETTER_KIND_LABELS = {
  introduction: 'Surat Pengantar',
  assignment: 'Surat Tugas',
  completion: 'Surat Keterangan Selesai',
  assessment: 'Lembar Penilaian',
} as const satisfies Labels<LetterKind>;

/** All that has a number of a series: letters, and certificates. */
export const NUMBERED_KINDS = [...LETTER_KINDS, 'certificate'] as const;
export type NumberedKind = (typeof NUMBERED_KINDS)[number];

export const NUMBERED_KIND_LABELS = {
  ...LETTER_KIND_LABELS,
  certificate: 'Sertifikat',
} as const satisfies Labels<NumberedKind>;

export const LETTER_STATES = ['made', 'signed', 'cancelled'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

export const LETTER_STATE_LABELS = {
  made: 'Belum ditandatangani',
  signed: 'Bertanda tangan',
  cancelled: 'Dibatalkan',
} as const satisfies Labels<LetterState>;

/** `{kode}` in a pattern of numbers. */
export const NUMBER_CODES: Readonly<Record<NumberedKind, string>> = {
  introduction: 'SP',
  assignment: 'ST',
  completion: 'SKS',
  assessment: 'LP',
  certificate: 'SERT',
};

/** The series of a year that has none yet. */
export const DEFAULT_NUMBER_PATTERN = '{no:3}/{kode}/{bulan_romawi}/{tahun}';

export const NUMBER_PATTERN_MAX = 100;
/** The last number of a series; a pattern writes six digits. */
export const SEQUENCE_MAX = 999_999;
export const TEMPLATE_MAX_BYTES = 5 * 1024 * 1024;
/** The letters of one call, and the students of one letter. */
export const LETTERS_MAX = 200;
/** The letters of one run of LibreOffice. */
export const LETTER_PDFS_MAX = 80;
export const LETTER_STUDENTS_MAX = 100;
