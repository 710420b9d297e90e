import { addDays } from '@/shared/calendarDays';
import type { DemoActivity } from './activities';
import { demoCompanies } from './companies';
import { campusInstant } from './dates';
import {
  activeOf,
  DATA_CENTRE_MENTOR_ID,
  DEMO_MENTOR_ID,
  type DemoInternship,
} from './internships';
import { FORMER_PLACE_DAYS } from './places';
import { itemAt } from './random';
import { laterOf } from './workHours';

/** Events of a day; an `unsettled` one has both a press and approved leave. */
export type Scene =
  | 'late'
  | 'uncertain'
  | 'off_site'
  | 'elsewhere'
  | 'entered'
  | 'voided'
  | 'absent'
  | 'sick'
  | 'leave'
  | 'unsettled'
  | 'corrected';

/** By the ID of the activity. */
export type Scenes = ReadonlyMap<number, Scene>;

/** For the students of the mentor account who have no account of the demo, from the latest day back. */
const SCENES: readonly (readonly (Scene | null)[])[] = [
  ['late', null, 'uncertain', 'off_site', null, 'late', 'elsewhere', null, 'off_site'],
  ['absent', 'absent', 'entered', 'late', 'voided', null, null, 'absent'],
  ['sick', null, 'unsettled', 'leave', 'corrected', null, 'off_site'],
];
const STUDENTS_WITH_ACCOUNTS = 2;
const WITHOUT_PRESS: readonly Scene[] = ['absent', 'voided', 'sick', 'leave', 'corrected'];

/** Scenes of days with one activity, from when the place of the company was in use. */
export function demoScenes(
  activities: readonly DemoActivity[],
  internships: readonly DemoInternship[],
  today: string,
): Scenes {
  const last = addDays(today, -FORMER_PLACE_DAYS - 1);
  const scenes = new Map<number, Scene>();
  const students = activeOf(internships, DEMO_MENTOR_ID).slice(STUDENTS_WITH_ACCOUNTS);
  for (const [index, { id }] of students.entries()) {
    const own = activities.filter(
      ({ internship_id, date }) => internship_id === id && date <= last,
    );
    const isOnlyOne = ({ date }: DemoActivity) =>
      own.filter((other) => other.date === date).length === 1;
    const days = own.filter((one) => one.attendance_time && isOnlyOne(one)).reverse();
    for (const [back, scene] of (SCENES[index] ?? []).entries()) {
      if (scene) scenes.set(itemAt(days, back).id, scene);
    }
  }
  for (const { id } of silentDays(activities, internships, today)) scenes.set(id, 'absent');
  return scenes;
}

const SILENT_DAYS = 8;

/** The latest activities of a student who has not pressed for a while. */
function silentDays(
  activities: readonly DemoActivity[],
  internships: readonly DemoInternship[],
  today: string,
) {
  const silent = itemAt(activeOf(internships, DATA_CENTRE_MENTOR_ID), 2).id;
  const since = addDays(today, -SILENT_DAYS);
  return activities.filter(
    ({ internship_id, date, attendance_time }) =>
      internship_id === silent && date >= since && attendance_time,
  );
}

/** The activities as the scenes leave them. */
export const playScenes = (activities: readonly DemoActivity[], scenes: Scenes): DemoActivity[] =>
  activities.map((activity) => {
    const scene = scenes.get(activity.id);
    return scene ? played(activity, scene) : activity;
  });

const LATE_MINUTES = 24;
const METRES_PER_DEGREE = 111_195;
/** Metres to the north of the place, which has a radius of 150 metres. */
const METRES_AWAY: Partial<Record<Scene, number>> = {
  uncertain: 190,
  off_site: 2_400,
  elsewhere: 3_100,
};

function played(activity: DemoActivity, scene: Scene): DemoActivity {
  if (WITHOUT_PRESS.includes(scene)) {
    return {
      ...activity,
      ...{ attendance_time: null, latitude: null, longitude: null },
      ...{ validated_at_by_mentor: null, validated_at_by_lecturer: null },
    };
  }
  if (scene === 'late') {
    const late = LATE_MINUTES + (activity.id % 17);
    const attendance_time = campusInstant(activity.date, activity.start_time, late);
    return {
      ...activity,
      attendance_time,
      updated_at: laterOf(activity.updated_at, attendance_time),
    };
  }
  if (scene === 'entered') return { ...activity, latitude: null, longitude: null };
  const metres = METRES_AWAY[scene];
  if (metres === undefined) return activity;
  const { latitude, longitude } = itemAt(demoCompanies, 0);
  const north = latitude + metres / METRES_PER_DEGREE;
  return { ...activity, latitude: Math.round(north * 1e6) / 1e6, longitude };
}
