import { zonedTime, zoneName } from '@/shared/zonedTime';

/** The notice that attendance is open for two dates; for a campus ahead of UTC, until midnight UTC. */
export function twoDaysNotice(utcDay: string, campusDay: string, timeZone: string): string {
  const notice = 'Absen dibuka untuk dua tanggal';
  if (campusDay < utcDay) return `${notice}.`;
  const midnightUtc = new Date(`${campusDay}T00:00:00Z`);
  return `${notice} sampai pukul ${zonedTime(midnightUtc, timeZone).time} ${zoneName(midnightUtc, timeZone)}.`;
}
