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

/** Events of a day; the presses of three arrived later, from a phone without a network; an `unsettled` one has both a press and approved leave, a `forgotten` one a correction that waits. */
export type Scene =
  | 'late'
  | 'uncertain'
  | 'off_site'
  | 'elsewhere'
  | 'entered'
  | 'voided'
  | 'arrived_late'
  | 'slow_clock'
  | 'unknown_clock'
  | 'absent'
  | 'sick'
  | 'leave'
  | 'unsettled'
  | 'corrected'
  | 'forgotten'
  | 'unlogged'
  | 'returned'
  | 'resubmitted';

/** By the ID of the activity. */
export type Scenes = ReadonlyMap<number, Scene>;

/** For the students of the mentor account who have no account of the demo, from the latest day back. */
const SCENES: readonly (readonly (Scene | null)[])[] = [
  [
    ...(['late', 'resubmitted', 'uncertain', 'off_site', 'arrived_late'] as const),
    ...(['late', 'elsewhere', 'slow_clock', 'off_site'] as const),
  ],
  ['absent', 'absent', 'entered', 'late', 'voided', null, null, 'absent'],
  ['sick', 'forgotten', 'unsettled', 'leave', 'corrected', 'unknown_clock', 'off_site'],
];
const STUDENTS_WITH_ACCOUNTS = 2;
/** For the first of them, whom something of each kind awaits; from yesterday back. */
const OWN_SCENES: readonly (Scene | null)[] = ['absent', 'unlogged', null, 'returned'];
const SILENT_DAYS = 8;
const WITHOUT_PRESS: readonly Scene[] = [
  'absent',
  'voided',
  'sick',
  'leave',
  'corrected',
  'forgotten',
];
/** The scenes of activities that neither reviewer has validated. */
export const UNVALIDATED: readonly (Scene | undefined)[] = ['unlogged', 'returned', 'resubmitted'];

/** Scenes of days with one activity; but for the account, from when the place of the company was in use. */
export function demoScenes(
  activities: readonly DemoActivity[],
  internships: readonly DemoInternship[],
  today: string,
): Scenes {
  const yesterday = addDays(today, -1);
  const last = addDays(today, -FORMER_PLACE_DAYS - 1);
  const scenes = new Map<number, Scene>();
  const place = (id: number, until: string, row: readonly (Scene | null)[]) => {
    const days = lonePresses(activities, id, until);
    for (const [back, scene] of row.entries()) {
      if (scene) scenes.set(itemAt(days, back).id, scene);
    }
  };
  const [account, ...others] = activeOf(internships, DEMO_MENTOR_ID);
  if (account) place(account.id, yesterday, OWN_SCENES);
  const students = others.slice(STUDENTS_WITH_ACCOUNTS - 1);
  for (const [index, { id }] of students.entries()) place(id, last, SCENES[index] ?? []);

  // The students who have not pressed for a while.
  const silentAt = (id: number, since: string) => {
    for (const activity of activities) {
      const { internship_id, date, attendance_time } = activity;
      if (internship_id === id && date >= since && attendance_time)
        scenes.set(activity.id, 'absent');
    }
  };
  const third = itemAt(activeOf(internships, DATA_CENTRE_MENTOR_ID), 2).id;
  silentAt(third, addDays(today, -SILENT_DAYS));
  // The two absences of the second row, and all since.
  const second = itemAt(students, 1).id;
  silentAt(second, itemAt(lonePresses(activities, second, last), 1).date);
  return scenes;
}

/** The attended activities that are the only ones of their day, latest first. */
function lonePresses(activities: readonly DemoActivity[], internshipId: number, until: string) {
  const own = activities.filter(
    ({ internship_id, date }) => internship_id === internshipId && date <= until,
  );
  const isOnlyOne = ({ date }: DemoActivity) =>
    own.filter((other) => other.date === date).length === 1;
  return own.filter((one) => one.attendance_time && isOnlyOne(one)).reverse();
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
  if (UNVALIDATED.includes(scene)) {
    return { ...activity, validated_at_by_mentor: null, validated_at_by_lecturer: null };
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
