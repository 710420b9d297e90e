import { useSettings } from '@/client/api/useSettings';
import type { PlaceClock } from '@/shared/attendance/placeTime';
import { campusZone, type Zone } from '@/shared/attendance/zones';

/** Reads times by the clocks of places; those of the campus need no zone. */
export function usePlaceClock(): (zone?: Zone) => PlaceClock {
  const { campus_time_zone: campusTimeZone } = useSettings();
  // A server that knows no places leaves the zone out.
  return (zone = campusZone(campusTimeZone)) => ({ zone, campusTimeZone });
}
