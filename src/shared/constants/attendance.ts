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

/** Doubts about the clock of a device. */
export const CLOCK_DOUBTS = ['offset', 'went_back', 'unknown'] as const;
export type ClockDoubt = (typeof CLOCK_DOUBTS)[number];

/** A larger offset between the clocks of a device and the server is shown. */
export const CLOCK_DOUBT_MS = 5 * 60 * 1000;

/** A press that claims to be later than its arrival by no more than this is taken for one of now. */
export const FUTURE_TOLERANCE_MS = 5 * 60 * 1000;

/** A century: a clock without a battery begins in 1970. */
export const CLOCK_OFFSET_MAX_MS = 3_155_760_000_000;
