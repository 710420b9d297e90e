import { zonedTime, zoneName } from '@/shared/zonedTime';

/** The second date that attendance is open for; for a campus ahead of UTC, until midnight UTC. */
export function twoDaysNotice(utcDay: string, campusDay: string, timeZone: string): string {
  if (campusDay < utcDay) return 'Absen besok sudah bisa.';
  const midnightUtc = new Date(`${campusDay}T00:00:00Z`);
  return `Absen kemarin masih bisa sampai ${zonedTime(midnightUtc, timeZone).time} ${zoneName(midnightUtc, timeZone)}.`;
}
