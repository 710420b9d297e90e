import type { Unsent } from './unsentItem';

/** The longest wait for an answer without a file. */
export const WAIT_MS = 30_000;

/** The fields that say when an item was made. */
export const whenMade = ({ device_time, clock_offset, clock_went_back }: Unsent) => ({
  queued: true,
  device_time,
  clock_offset,
  clock_went_back,
});
