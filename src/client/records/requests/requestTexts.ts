import type { AttendanceRequest } from '@/client/api/api';
import { clockDoubtText } from '@/client/records/attendance/clockTexts';
import { type PlaceClock, pressDateTime, pressTime } from '@/shared/attendance/placeTime';
import { daysBetween } from '@/shared/calendarDays';
import { ATTENDANCE_KIND_LABELS } from '@/shared/constants/attendance';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDateTime, formatPeriod, formatShortWeekdayDate } from '@/shared/format';

/** 'Kam, 5 Mar 2026', or '5 Mar 2026 s/d 6 Mar 2026 (2 hari)' */
export const requestDays = ({ start_date, end_date }: AttendanceRequest): string =>
  start_date === end_date
    ? formatShortWeekdayDate(start_date)
    : `${formatPeriod(start_date, end_date)} (${daysBetween(start_date, end_date) + 1} hari)`;

/** 'Absen masuk pukul 08:05 untuk Konfigurasi jaringan'; null unless it is a correction. */
export function claimText(request: AttendanceRequest, clock: PlaceClock): string | null {
  const { press, claimed_at, activity, start_date } = request;
  if (!press || !claimed_at || !activity) return null;
  const time = pressTime(claimed_at, start_date, clock);
  return `${ATTENDANCE_KIND_LABELS[press]} pukul ${time} untuk ${activity.name}`;
}

const ACTS = { approved: 'Disetujui', rejected: 'Ditolak', withdrawn: 'Ditarik' } as const;

/** 'Disetujui oleh Dewi Kartika (Mentor), 5 Mar 2026, 10:00'; null while it waits. */
export function decisionText(request: AttendanceRequest): string | null {
  const { state, decided_at, decided_by_name, decided_by_role } = request;
  if (state === 'waiting' || !decided_by_role) return null;
  const who = `${decided_by_name} (${ROLE_LABELS[decided_by_role]})`;
  return `${ACTS[state]} oleh ${who}, ${formatDateTime(decided_at)}`;
}

/** 'Dibuat di perangkat 5 Mar 2026, 08:05, terkirim 5 Mar 2026, 14:05', and what is doubtful about the clock. */
export function deviceTexts(request: AttendanceRequest, clock: PlaceClock): string[] {
  const { made_at, created_at } = request;
  if (!made_at) return [];
  const made = `Dibuat di perangkat ${pressDateTime(made_at, clock)}, terkirim ${pressDateTime(created_at, clock)}`;
  const doubt = clockDoubtText({ ...request, claimed: made_at }, clock);
  return doubt ? [made, doubt] : [made];
}
