import type { PrintedDefence } from './reportData';

/** '09:00–10:00' by the clock of the campus; no defence lasts beyond midnight. */
export function defenceTimes({ time, minutes }: Pick<PrintedDefence, 'time' | 'minutes'>): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${time}–${two(Math.floor(end / 60))}:${two(end % 60)}`;
}
