import type { ListAttendancePlacesResponse } from '@/client/api/api';
import { type Position, positionVerdict } from '@/shared/attendance/positionVerdict';

export type AttendancePlaces = ListAttendancePlacesResponse['data'];

export interface OffSite {
  /** in metres */
  distance: number;
  place: AttendancePlaces[number];
}

/** The nearest place and its distance if the position is off site, or null. */
export function offSite(position: Position, places: AttendancePlaces): OffSite | null {
  const { verdict, placeId, distance } = positionVerdict({ position, places });
  const place = places.find(({ id }) => id === placeId);
  return verdict === 'off_site' && place && distance !== null ? { distance, place } : null;
}
