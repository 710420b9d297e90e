/** The time zones of Indonesia, none of which has summer time. */
export const ZONES = ['WIB', 'WITA', 'WIT'] as const;
export type Zone = (typeof ZONES)[number];

const OFFSETS: Readonly<Record<Zone, string>> = {
  WIB: '+07:00',
  WITA: '+08:00',
  WIT: '+09:00',
};

/** The instant at which clocks in the zone show the time ('HH:mm') on the date ('YYYY-MM-DD'). */
export const instantIn = (zone: Zone, date: string, time: string): Date =>
  new Date(`${date}T${time}:00${OFFSETS[zone]}`);
