import type { AttendanceDay } from '@/client/api/api';
import type { NotPlaced } from '@/shared/attendance/placement';
import { pressTime } from '@/shared/attendance/placeTime';
import {
  type DayVerdict,
  INTERRUPTED_SIGN,
  VERDICT_SIGNS,
  type VerdictSign,
} from '@/shared/attendance/verdicts';
import { formatNumber } from '@/shared/formatNumber';
import { REQUEST_KIND_LABELS } from '@/shared/resources/attendance-requests/constants';

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

/** The reasons for which a student is not at the company. */
const NOT_PLACED_TEXTS: Readonly<Record<NotPlaced, string>> = {
  not_begun: 'Magang belum dimulai',
  interrupted: 'Jeda magang',
  ended: 'Magang sudah berakhir',
};

type Judged = Pick<AttendanceDay, 'verdict'> & Partial<Pick<AttendanceDay, 'not_placed'>>;

/** 'Terlambat', or 'Tidak ada jadwal' for a day on which nothing was expected, unless the placement says why. */
export function verdictText({ verdict, not_placed }: Judged): string {
  if (verdict !== null) return VERDICT_SIGNS[verdict].label;
  return not_placed ? NOT_PLACED_TEXTS[not_placed] : 'Tidak ada jadwal';
}

/** Null for a day on which nothing was expected. */
export function signOf({ verdict, not_placed }: AttendanceDay): VerdictSign | null {
  if (verdict !== null) return VERDICT_SIGNS[verdict];
  return not_placed === 'interrupted' ? INTERRUPTED_SIGN : null;
}

const list = new Intl.ListFormat('id-ID');

const MINUTES = 60;

/** 'Pengajuan sakit menunggu keputusan'; null without one. */
export function waitingText({ waiting }: Pick<AttendanceDay, 'waiting'>): string | null {
  if (waiting.length === 0) return null;
  const kinds = waiting.map((kind) => REQUEST_KIND_LABELS[kind].toLowerCase());
  return `Pengajuan ${list.format(kinds)} menunggu keputusan`;
}

/** The lines about a day below its verdict. */
export function dayLines(day: AttendanceDay, campusTimeZone: string): string[] {
  const {
    date,
    time_zone: zone,
    verdict,
    holiday_name,
    first_in,
    last_out,
    worked_minutes,
    flags,
  } = day;
  const timeOf = (instant: string) => pressTime(instant, date, { zone, campusTimeZone });
  const said = verdict && FLAGS_OF_VERDICTS[verdict];
  return [
    holiday_name ?? [],
    first_in ? `Masuk ${timeOf(first_in)}` : [],
    last_out ? `Pulang ${timeOf(last_out)}` : [],
    worked_minutes === null ? [] : `${formatNumber(worked_minutes / MINUTES)} jam kerja`,
    flags.filter((flag) => flag !== said).map((flag) => FLAG_TEXTS[flag]),
    waitingText(day) ?? [],
  ].flat();
}
