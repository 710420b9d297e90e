import type { AttendanceDay } from '@/client/api/api';
import { type DayVerdict, VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { timeIn, type Zone } from '@/shared/attendance/zones';
import { formatNumber } from '@/shared/formatNumber';

type Flag = AttendanceDay['flags'][number];

/** The facts beside the verdict, in the order of the list. */
const FLAG_TEXTS: Readonly<Record<Flag, string>> = {
  late: 'Terlambat',
  leftEarly: 'Pulang awal',
  offSite: 'Absen di luar lokasi',
  elsewhere: 'Kerja di tempat lain, disetujui',
  uncertain: 'Lokasi tidak pasti',
  noPosition: 'Tanpa lokasi',
  missingIn: 'Tanpa absen masuk',
  missingOut: 'Tanpa absen pulang',
  corrected: 'Absen dikoreksi',
  workedOnHoliday: 'Absen pada hari libur',
  missedActivities: 'Ada aktivitas tanpa absen',
};

/** The facts that the verdict says itself. */
const FLAGS_OF_VERDICTS: Partial<Record<DayVerdict, Flag>> = {
  late: 'late',
  left_early: 'leftEarly',
  present_off_site: 'offSite',
};

/** 'Terlambat', or 'Tidak ada jadwal' for a day on which nothing was expected. */
export const verdictText = ({ verdict }: Pick<AttendanceDay, 'verdict'>): string =>
  verdict === null ? 'Tidak ada jadwal' : VERDICT_SIGNS[verdict].label;

const clock = (instant: string, zone: Zone) => `${timeIn(zone, new Date(instant))} ${zone}`;

const MINUTES = 60;

/** The lines about a day below its verdict. */
export function dayLines(day: AttendanceDay, zone: Zone): string[] {
  const { verdict, holiday_name, first_in, last_out, worked_minutes, flags } = day;
  const said = verdict && FLAGS_OF_VERDICTS[verdict];
  return [
    holiday_name ?? [],
    first_in ? `Masuk ${clock(first_in, zone)}` : [],
    last_out ? `Pulang ${clock(last_out, zone)}` : [],
    worked_minutes === null ? [] : `${formatNumber(worked_minutes / MINUTES)} jam kerja`,
    flags.filter((flag) => flag !== said).map((flag) => FLAG_TEXTS[flag]),
  ].flat();
}
