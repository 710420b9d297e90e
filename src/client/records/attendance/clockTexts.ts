import { type PlaceClock, pressDateTime } from '@/shared/attendance/placeTime';
import type { ClockDoubt } from '@/shared/constants/attendance';
import { durationText } from '@/shared/durationText';

const MINUTE_MS = 60_000;

interface DeviceTimes {
  /** By the clock of the server. */
  claimed: string | null;
  /** By the clock of the device; null once anonymised. */
  device_time: string | null;
  clock_doubt: ClockDoubt | null;
}

function offsetText({ claimed, device_time }: DeviceTimes, clock: PlaceClock): string {
  if (!claimed || !device_time) return 'Jam ponsel berbeda dari server';
  const minutes = Math.abs(Date.parse(claimed) - Date.parse(device_time)) / MINUTE_MS;
  const seen = pressDateTime(device_time, clock);
  return `Jam ponsel berbeda ${durationText(minutes)} dari server (di ponsel ${seen})`;
}

/** A doubt about the clock of the device, such as 'Jam ponsel berbeda 12 menit dari server'; null without one. */
export function clockDoubtText(times: DeviceTimes, clock: PlaceClock): string | null {
  switch (times.clock_doubt) {
    case 'offset':
      return offsetText(times, clock);
    case 'went_back':
      return 'Jam ponsel mundur sejak terakhir dicocokkan dengan server';
    case 'unknown':
      return 'Jam ponsel belum pernah dicocokkan dengan server';
    default:
      return null;
  }
}
