import type { ScheduleCounts, ScheduleDay } from '@/client/api/api';
import { SKIP_REASON_LABELS } from '@/shared/constants/skipReasonLabels';
import { formatNumber } from '@/shared/formatNumber';

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

/** 'Libur: Hari Suci Nyepi', or what happens on the day */
export function dayText({ outcome, reason, holiday_name }: ScheduleDay): string {
  if (outcome !== 'skip' || !reason) {
    const text = OUTCOMES[outcome];
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  return holiday_name
    ? `${SKIP_REASON_LABELS[reason]}: ${holiday_name}`
    : SKIP_REASON_LABELS[reason];
}
