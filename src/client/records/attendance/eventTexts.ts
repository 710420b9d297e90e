import type { AttendanceEvent } from '@/client/api/api';
import { type PlaceClock, pressDateTime } from '@/shared/attendance/placeTime';
import { ATTENDANCE_KIND_LABELS, OFF_SITE_REASON_LABELS } from '@/shared/constants/attendance';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDateTime } from '@/shared/format';
import { formatDistance } from '@/shared/formatDistance';
import { arrivalTexts } from './clockTexts';

/** 'Absen masuk 21 Nov 2026, 08:05', with the time at which the press counts, by the clock of the place. */
export const pressText = (
  { kind, claimed_at, received_at }: AttendanceEvent,
  clock: PlaceClock,
): string => `${ATTENDANCE_KIND_LABELS[kind]} ${pressDateTime(claimed_at ?? received_at, clock)}`;

/** 'Dicatat oleh Agus Pratama (Mentor), 21 Nov 2026, 17:40' */
export const enteredText = ({ actor_name, actor_role, received_at }: AttendanceEvent): string =>
  `Dicatat oleh ${actor_name} (${ROLE_LABELS[actor_role]}), ${formatDateTime(received_at)}`;

/** 'Dibatalkan oleh Agus Pratama (Mentor), 21 Nov 2026, 17:40: Salah orang.', or '' if the press counts. */
export function voidText(event: AttendanceEvent): string {
  const { voided_at, voided_by_name, voided_by_role, void_reason } = event;
  if (!voided_at || !voided_by_role) return '';
  const by = `${voided_by_name} (${ROLE_LABELS[voided_by_role]})`;
  return `Dibatalkan oleh ${by}, ${formatDateTime(voided_at)}: ${void_reason}`;
}

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

/** The texts about the late arrival of a press; empty for other presses. */
export function lateArrivalTexts(event: AttendanceEvent, clock: PlaceClock): string[] {
  // An older server leaves the field out.
  if (event.arrived_late_minutes == null) return [];
  return arrivalTexts({ ...event, claimed: event.claimed_at }, clock);
}
