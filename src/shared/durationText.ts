const HOUR = 60;
const DAY = 24 * HOUR;

/** '40 menit', '6 jam' or '3 hari', in the largest unit of which there are two, rounded down. */
export function durationText(minutes: number): string {
  if (minutes < 1) return 'kurang dari 1 menit';
  if (minutes < HOUR) return `${Math.floor(minutes)} menit`;
  return minutes < 2 * DAY
    ? `${Math.floor(minutes / HOUR)} jam`
    : `${Math.floor(minutes / DAY)} hari`;
}
