import type { ActivityLog, ActivityPhoto } from '@/client/api/api';
import { keptText } from '@/client/records/attendance/clockTexts';
import type { PlaceClock } from '@/shared/attendance/placeTime';

/** 'Catatan ditulis 21 Nov 2026, 08:05 · Terkirim belakangan (6 jam), …'; '' for a text that was sent at once. */
export function logArrivalText(log: ActivityLog | null, clock: PlaceClock): string {
  if (!log) return '';
  const times = { ...log, claimed: log.written_at, received_at: log.written_received_at };
  return keptText('Catatan ditulis', times, clock);
}

/** 'Foto 1 ditambahkan 21 Nov 2026, 08:05 · Terkirim belakangan (6 jam), …'; '' for a photo that was sent at once. */
export const photoArrivalText = (photo: ActivityPhoto, number: number, clock: PlaceClock): string =>
  keptText(
    `Foto ${number} ditambahkan`,
    { ...photo, claimed: photo.made_at, received_at: photo.created_at },
    clock,
  );
