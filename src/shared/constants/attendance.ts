import type { Labels } from './labels';

export const ATTENDANCE_KINDS = ['in', 'out'] as const;
export type AttendanceKind = (typeof ATTENDANCE_KINDS)[number];

export const ATTENDANCE_KIND_LABELS = {
  in: 'Absen masuk',
  out: 'Absen pulang',
} as const satisfies Labels<AttendanceKind>;

/** Verdicts on a position from the best to the worst; `uncertain` when its accuracy leaves it open. */
export const POSITION_VERDICTS = ['on_site', 'uncertain', 'off_site'] as const;
export type PositionVerdict = (typeof POSITION_VERDICTS)[number];

export const POSITION_VERDICT_LABELS = {
  on_site: 'Di lokasi',
  uncertain: 'Tidak pasti',
  off_site: 'Di luar lokasi',
} as const satisfies Labels<PositionVerdict>;

/** Reasons for attending off site. */
export const OFF_SITE_REASONS = [
  'field_work',
  'client_visit',
  'place_moved',
  'wrong_position',
  'other',
] as const;
export type OffSiteReason = (typeof OFF_SITE_REASONS)[number];

export const OFF_SITE_REASON_LABELS = {
  field_work: 'Tugas lapangan',
  client_visit: 'Kunjungan ke klien',
  place_moved: 'Tempat kerja pindah',
  wrong_position: 'Posisi perangkat keliru',
  other: 'Lainnya',
} as const satisfies Labels<OffSiteReason>;

/** The minutes by which a press may be late or early, unless the period says otherwise. */
export const TOLERANCE_DEFAULT_MINUTES = 15;

/** The most presses of one kind that a student makes for one activity. */
export const STUDENT_PRESSES_MAX = 50;
