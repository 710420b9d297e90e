import {
  REQUEST_KIND_LABELS,
  type RequestKind,
} from '@/shared/resources/attendance-requests/constants';
import { formatDate, formatDays } from '../format';
import { pressTime } from './placeTime';
import type { Zone } from './zones';

/** Another request or presses that a request does not go with; one of both is given. */
export interface Clash<Instant> {
  request: {
    kind: RequestKind;
    start_date: string;
    end_date: string;
    state: 'waiting' | 'approved';
  } | null;
  presses: {
    date: string;
    first_in: Instant | null;
    last_out: Instant | null;
    time_zone: Zone;
  } | null;
}

const STATES = { waiting: 'masih menunggu keputusan', approved: 'sudah disetujui' } as const;

/** 'Pengajuan Sakit 9 Sep 2026 sudah disetujui', 'Sudah absen masuk 08:03 pada 9 Sep 2026' */
export function clashText(
  { request, presses }: Clash<Date | string>,
  campusTimeZone: string,
): string {
  if (request) {
    const { kind, start_date, end_date, state } = request;
    const days = formatDays(start_date, end_date);
    return `Pengajuan ${REQUEST_KIND_LABELS[kind]} ${days} ${STATES[state]}`;
  }
  if (!presses) return '';
  const { date, first_in, last_out, time_zone: zone } = presses;
  const timeOf = (at: Date | string) => pressTime(at, date, { zone, campusTimeZone });
  const times = [
    first_in === null ? [] : `absen masuk ${timeOf(first_in)}`,
    last_out === null ? [] : `absen pulang ${timeOf(last_out)}`,
  ].flat();
  return `Sudah ${times.join(' dan ')} pada ${formatDate(date)}`;
}
