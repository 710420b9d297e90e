import { fieldErrors } from '@/server/http/errors';
import { UNUSUAL_POINT } from '@/shared/constants/errorCodes';
import { type PointInZone, unusualPoint } from '@/shared/unusualPoint';

/** A stored point is not asked about again. */
export const hasSamePoint = (one: PointInZone, other: PointInZone): boolean =>
  one.latitude === other.latitude &&
  one.longitude === other.longitude &&
  one.time_zone === other.time_zone;

/** 422 on the fields of an unusual point, which a person may confirm. */
export function refuseUnusualPoint(place: PointInZone): void {
  const { point, time_zone } = unusualPoint(place);
  const errors = {
    ...(point && { latitude: [point] }),
    ...(time_zone && { time_zone: [time_zone] }),
  };
  if (Object.keys(errors).length > 0) throw fieldErrors(errors, UNUSUAL_POINT);
}
