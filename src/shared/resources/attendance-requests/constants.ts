import type { Labels } from '@/shared/constants/labels';

/** `elsewhere` is work at another place; a correction is about one press of one activity. */
export const REQUEST_KINDS = ['leave', 'sick', 'correction', 'elsewhere'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_KIND_LABELS = {
  leave: 'Izin',
  sick: 'Sakit',
  correction: 'Koreksi Absen',
  elsewhere: 'Kerja di Tempat Lain',
} as const satisfies Labels<RequestKind>;

export const REQUEST_STATES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_STATE_LABELS = {
  waiting: 'Menunggu',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  withdrawn: 'Ditarik',
} as const satisfies Labels<RequestState>;

export const REQUEST_DECISIONS = ['approve', 'reject', 'undo'] as const;
export type RequestDecision = (typeof REQUEST_DECISIONS)[number];

/** The days before today that a request may be about. */
export const REQUEST_PAST_DAYS = 14;
/** The days that a request, or a press that becomes one, may have waited on a device without a network. */
export const QUEUED_DAYS_MAX = 90;
/** The days of one request. */
export const REQUEST_DAYS_MAX = 31;
/** The undecided requests of a placement. */
export const REQUESTS_WAITING_MAX = 30;
/** The minutes before and after a shift that a correction may claim. */
export const CLAIM_MARGIN_MINUTES = 120;
/** The working days after which lecturers may decide in place of the mentor. */
export const MENTOR_WORKING_DAYS = 3;

export const isRequestKind = (value: unknown): value is RequestKind =>
  (REQUEST_KINDS as readonly unknown[]).includes(value);

/** Ends of the recording of a press before it arrived, by which it became a request. `age`: its day had become too old. */
export const LATE_PRESSES = ['period', 'placement', 'validation', 'age'] as const;
export type LatePress = (typeof LATE_PRESSES)[number];

export const LATE_PRESS_MESSAGES = {
  period: 'Periode sudah ditutup. Absen ini menjadi permintaan koreksi.',
  placement: 'Penempatan sudah selesai. Absen ini menjadi permintaan koreksi.',
  validation: 'Aktivitas sudah divalidasi. Absen ini menjadi permintaan koreksi.',
  age: `Sudah lewat ${REQUEST_PAST_DAYS} hari. Absen ini menjadi permintaan koreksi.`,
} as const satisfies Labels<LatePress>;
