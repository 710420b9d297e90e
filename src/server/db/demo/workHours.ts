import type { Insertable } from 'kysely';
import { addDays, weekdayOf } from '@/shared/calendarDays';
import type { Tables } from '../tables';
import type { DemoActivity } from './activities';
import { campusInstant } from './dates';
import {
  activeOf,
  DATA_CENTRE_MENTOR_ID,
  DEMO_MENTOR_ID,
  type DemoInternship,
} from './internships';
import { demoPlaceNamed } from './places';
import { itemAt } from './random';

type DemoPattern = Insertable<Tables['work_patterns']> & { readonly id: number };

const NIGHT = { start_time: '22:00', end_time: '06:00' };
const OFFICE = { start_time: '08:00', end_time: '16:00' };
const SHORTER = { start_time: '08:00', end_time: '12:00' };
const WORKDAYS = [1, 2, 3, 4, 5];
const NIGHT_WEEKS = 4;
/** In one of so many nights the student presses after midnight, which is on the day after that of the shift. */
const NIGHTS_WITH_LATE_PRESS = 5;
const AFTER_MIDNIGHT = '00:38';

export const EASTERN_PLACE = demoPlaceNamed('Pusat Data Makassar');
const EASTERN_MINUTES_AHEAD = 60;

/** The placements with weekly hours. */
function placementsWithHours(internships: readonly DemoInternship[]) {
  const atDataCentre = activeOf(internships, DATA_CENTRE_MENTOR_ID);
  return {
    office: itemAt(activeOf(internships, DEMO_MENTOR_ID), 2).id,
    night: itemAt(atDataCentre, 0).id,
    eastern: itemAt(atDataCentre, 1).id,
    changed: itemAt(atDataCentre, 2).id,
  };
}

export function demoWorkHours(internships: readonly DemoInternship[], today: string) {
  const { office, night, eastern, changed } = placementsWithHours(internships);
  const monday = addDays(today, 1 - weekdayOf(today));
  const weeksAgo = (weeks: number) => addDays(monday, -7 * weeks);
  const daily = { weekdays: WORKDAYS, ...OFFICE, break_minutes: 60, place_id: null };
  const work = { name: 'Kerja harian', description: 'Pekerjaan sesuai arahan mentor.' };
  const patterns: Omit<DemoPattern, 'id'>[] = [
    { ...daily, ...work, internship_id: office, valid_from: weeksAgo(10) },
    {
      ...{ ...daily, ...NIGHT, internship_id: night, valid_from: weeksAgo(NIGHT_WEEKS) },
      name: 'Piket malam pusat data',
      description: 'Memantau alarm, suhu, dan jaringan, lalu menulis laporan serah terima.',
    },
    { ...daily, ...work, internship_id: eastern, valid_from: weeksAgo(10) },
    { ...daily, ...work, internship_id: changed, valid_from: weeksAgo(10) },
    {
      ...{ ...daily, ...work, ...SHORTER, break_minutes: 0 },
      ...{ internship_id: changed, weekdays: [1, 2, 3, 4], valid_from: weeksAgo(2) },
    },
  ];
  return {
    work_patterns: patterns.map((pattern, index): DemoPattern => ({ id: index + 1, ...pattern })),
    internship_places: [{ internship_id: eastern, place_id: EASTERN_PLACE.id, is_default: true }],
  };
}

/** The activities of the night shift and of the other zone, with their attendance by the clock of the place. */
export function withWorkHours(
  activities: readonly DemoActivity[],
  internships: readonly DemoInternship[],
  today: string,
): DemoActivity[] {
  const { night, eastern } = placementsWithHours(internships);
  const firstNight = addDays(today, -7 * NIGHT_WEEKS);
  const isOnlyOne = ({ internship_id, date }: DemoActivity) =>
    activities.filter((other) => other.internship_id === internship_id && other.date === date)
      .length === 1;
  return activities.map((activity) => {
    if (activity.internship_id === eastern) return inTheEast(activity);
    const isNight = activity.internship_id === night && activity.date >= firstNight;
    return isNight && isOnlyOne(activity) ? atNight(activity, today) : activity;
  });
}

function inTheEast(activity: DemoActivity): DemoActivity {
  const { attendance_time } = activity;
  return {
    ...activity,
    address: EASTERN_PLACE.address,
    place_id: EASTERN_PLACE.id,
    ...(attendance_time && {
      attendance_time: new Date(attendance_time.getTime() - EASTERN_MINUTES_AHEAD * 60_000),
      latitude: EASTERN_PLACE.latitude,
      longitude: EASTERN_PLACE.longitude,
    }),
  };
}

function atNight(activity: DemoActivity, today: string): DemoActivity {
  const { date, start_time, attendance_time } = activity;
  const shift = { ...activity, ...NIGHT, break_minutes: 60 };
  if (!attendance_time) return shift;
  if (date >= today) return { ...shift, attendance_time: null, latitude: null, longitude: null };
  const early = attendance_time.getTime() - campusInstant(date, start_time).getTime();
  const came =
    activity.id % NIGHTS_WITH_LATE_PRESS === 0
      ? campusInstant(addDays(date, 1), AFTER_MIDNIGHT)
      : new Date(campusInstant(date, NIGHT.start_time).getTime() + early);
  return { ...shift, attendance_time: came, updated_at: laterOf(activity.updated_at, came) };
}

export const laterOf = (one: DemoActivity['updated_at'], other: Date): Date =>
  one && new Date(one) > other ? new Date(one) : other;
