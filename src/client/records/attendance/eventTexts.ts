import type { AttendanceEvent } from '@/client/api/api';
import { OFF_SITE_REASON_LABELS } from '@/shared/constants/attendance';
import { formatDistance } from '@/shared/formatDistance';

/** '1,1 km dari Kantor Pusat · akurasi 20 m', or '' if there was no place to compare with. */
export function distanceText({ place, distance, accuracy }: AttendanceEvent): string {
  if (!place || distance === null) return '';
  const from = `${formatDistance(distance)} dari ${place.name}`;
  return accuracy === null ? from : `${from} · akurasi ${formatDistance(accuracy)}`;
}

/** 'Kunjungan ke klien: PT Klien', or '' without a reason. */
export function reasonText({ reason, reason_note }: AttendanceEvent): string {
  return [reason && OFF_SITE_REASON_LABELS[reason], reason_note].filter(Boolean).join(': ');
}
