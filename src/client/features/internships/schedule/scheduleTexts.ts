import type { ScheduleCounts, ScheduleDay } from '@/client/api/api';
import { SKIP_REASON_LABELS } from '@/shared/constants/skipReasonLabels';
import { formatNumber } from '@/shared/formatNumber';
import type { HolidayCertainty } from '@/shared/resources/holidays/constants';

const OUTCOMES: Readonly<Record<keyof ScheduleCounts, string>> = {
  add: 'ditambahkan',
  change: 'diubah',
  keep: 'tetap',
  skip: 'dilewati',
  leftover: 'di luar pola',
};

const NAMED = Object.keys(OUTCOMES) as (keyof ScheduleCounts)[];

/** '98 ditambahkan, 10 dilewati' */
export const countsText = (counts: ScheduleCounts): string =>
  NAMED.flatMap((name) =>
    counts[name] > 0 ? `${formatNumber(counts[name])} ${OUTCOMES[name]}` : [],
  ).join(', ') || 'Tidak ada hari kerja pada rentang ini';

/** 'Idul Fitri (perkiraan)'; other dates are certain. */
export const holidayText = (name: string, certainty: HolidayCertainty | undefined): string =>
  certainty === 'estimated' ? `${name} (perkiraan)` : name;

/** 'Libur: Hari Suci Nyepi', or what happens on the day */
export function dayText({ outcome, reason, holiday_name, holiday_certainty }: ScheduleDay): string {
  if (outcome !== 'skip' || !reason) {
    const text = OUTCOMES[outcome];
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  return holiday_name
    ? `${SKIP_REASON_LABELS[reason]}: ${holidayText(holiday_name, holiday_certainty)}`
    : SKIP_REASON_LABELS[reason];
}

type Stored = { placements: number; stored: number };

/** The consequence of stored or new hours for placements whose hours the form does not show. */
export function storedHoursNote({ placements, stored }: Stored, usesStored: boolean) {
  const missing = placements - stored;
  if (usesStored && missing > 0) {
    return {
      severity: 'warning',
      text: `${formatNumber(missing)} dari ${formatNumber(placements)} mahasiswa belum punya jam kerja tersimpan, sehingga tidak mendapat aktivitas.`,
    } as const;
  }
  if (usesStored || stored === 0) return null;
  return {
    severity: 'info',
    text:
      placements === 1
        ? 'Jam kerja yang tersimpan diganti sejak tanggal mulai.'
        : `${formatNumber(stored)} dari ${formatNumber(placements)} mahasiswa sudah punya jam kerja tersimpan, yang diganti sejak tanggal mulai.`,
  } as const;
}
