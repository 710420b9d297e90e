import { useSyncExternalStore } from 'react';
import { useSettings } from '@/client/api/useSettings';
import { openDays } from '@/client/records/openDays';
import { dateIn, ZONES, type Zone } from '@/shared/attendance/zones';

const CHECK_INTERVAL_MS = 60_000;

// A timer pauses while a phone sleeps: the date is also checked when the page is shown again.
const subscribe = (onCheck: () => void) => {
  const timer = setInterval(onCheck, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onCheck);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onCheck);
  };
};

export interface AttendanceDays {
  utcDay: string;
  /** Present only while it differs from the UTC day. */
  campusDay?: string;
  /** Today at a place in the zone. */
  placeDays: Readonly<Record<Zone, string>>;
}

/** The dates on which attendance is open; follows the clock while the page stays open. */
export function useAttendanceDays(): AttendanceDays {
  const { campus_time_zone } = useSettings();
  const atPlaces = useSyncExternalStore(subscribe, datesOfZones);
  const days = useSyncExternalStore(subscribe, () => openDays(campus_time_zone).join(' '));
  const [WIB = '', WITA = '', WIT = ''] = atPlaces.split(' ');
  const placeDays = { WIB, WITA, WIT };
  const [utcDay = '', campusDay] = days.split(' ');
  return { utcDay, campusDay, placeDays };
}

const datesOfZones = () => {
  const now = new Date();
  return ZONES.map((zone) => dateIn(zone, now)).join(' ');
};
