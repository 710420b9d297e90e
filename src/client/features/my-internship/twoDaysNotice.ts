const clock = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    instant,
  );

const zoneName = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('id-ID', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Why two dates are shown, and, for a campus ahead of UTC, until when: midnight UTC. */
export function twoDaysNotice(utcDay: string, campusDay: string, timeZone: string): string {
  const notice = 'Absen dibuka untuk dua tanggal';
  if (campusDay < utcDay) return `${notice}.`;
  const midnightUtc = new Date(`${campusDay}T00:00:00Z`);
  return `${notice} sampai pukul ${clock(midnightUtc, timeZone)} ${zoneName(midnightUtc, timeZone)}.`;
}
