import {
  CLOCK_DOUBT_MS,
  type ClockDoubt,
  FUTURE_TOLERANCE_MS,
} from '@/shared/constants/attendance';

/** The clock of a device, in what it kept without a network. */
export interface DeviceClock {
  device_time?: string | null;
  /** Milliseconds by which the clock of the server was ahead; null if they were never compared. */
  clock_offset?: number | null;
  clock_went_back?: boolean | null;
}

/**
 * The instant that the device claims, by the clock of the server: at the latest `now`, as the last comparison of the clocks
 * may be off by some seconds. Null for one that has not come yet.
 */
export function deviceInstant({ device_time, clock_offset }: DeviceClock, now: Date): Date | null {
  const claimed = Date.parse(device_time ?? '') + (clock_offset ?? 0);
  // Written so that an instant that no date can hold is none, either.
  if (!(claimed <= now.getTime() + FUTURE_TOLERANCE_MS)) return null;
  return new Date(Math.min(claimed, now.getTime()));
}

/** The doubt about the clock. That it went back tells most: the comparison before says nothing any more. */
export function clockDoubtOf({ clock_offset, clock_went_back }: DeviceClock): ClockDoubt | null {
  if (clock_went_back) return 'went_back';
  if (clock_offset == null) return 'unknown';
  return Math.abs(clock_offset) > CLOCK_DOUBT_MS ? 'offset' : null;
}
