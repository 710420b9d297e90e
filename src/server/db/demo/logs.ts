import { isNightShift, lastDayOf } from '@/shared/attendance/shift';
import { addDays, daysBetween } from '@/shared/calendarDays';
import type { NewActivityLog } from '../tables';
import type { DemoActivity } from './activities';
import { campusInstant } from './dates';
import { type DemoInternship, isOfDemoAccount } from './internships';
import { logLessons, logObstacles, logOpenings, logResults } from './logTexts';
import { ACTIVE_PERIOD_ID } from './periods';
import { itemAt, type Random, randomFrom } from './random';
import type { Scene, Scenes } from './scenes';

export type DemoLog = NewActivityLog & { readonly handed_in_at: Date | null };

/** The age of logs by students without a demo account; indexed texts take time to load. */
const REMEMBERED_DAYS = 14;
const IS_WRITTEN = 0.82;
/** The share of drafts among undecided logs. */
const IS_DRAFT = 0.14;
const IS_LATE = 0.22;
const WAS_CHANGED = 0.25;
const LATEST_DAYS = 9;
const SAVED_MINUTES_BEFORE = 4;
const RESUBMITTED_AFTER_DAYS = 2;
/** The scenes whose logs have been handed in for certain. */
const HANDED_IN: readonly (Scene | undefined)[] = ['resubmitted', 'arrived_late'];
/** A phone without a network kept the log of its press, too. */
const KEPT_MS = 3 * 3_600_000;

interface DemoRecords {
  readonly activities: readonly DemoActivity[];
  readonly internships: readonly DemoInternship[];
  readonly scenes: Scenes;
}

/**
 * The logs of past activities by students of the active period: most from the same day, some late or not yet
 * handed in.
 */
export function demoLogs(
  { activities, internships, scenes }: DemoRecords,
  today: string,
): DemoLog[] {
  return activities.flatMap((activity) => {
    const internship = itemAt(internships, activity.internship_id - 1);
    const isCurrent = internship.internship_period_id === ACTIVE_PERIOD_ID;
    const oldest = isOfDemoAccount(internship) ? '' : addDays(today, -REMEMBERED_DAYS);
    if (!isCurrent || activity.date < oldest || activity.date >= today) return [];
    const random = randomFrom(`log of ${activity.id}`);
    const scene = scenes.get(activity.id);
    if (!random.chance(IS_WRITTEN) && !HANDED_IN.includes(scene)) return [];
    return [drawLog(activity, scene, today, random)];
  });
}

function drawLog(
  activity: DemoActivity,
  scene: Scene | undefined,
  today: string,
  random: Random,
): DemoLog {
  const isBack = scene === 'resubmitted';
  const text = drawText(activity.description, random);
  const isDraft = (random.chance(IS_DRAFT) && !HANDED_IN.includes(scene)) || scene === 'unlogged';
  const isLate = random.chance(IS_LATE) || isBack;
  const drawnDays = random.between(1, LATEST_DAYS);
  const days = isBack ? RESUBMITTED_AFTER_DAYS : drawnDays;
  const version = random.chance(WAS_CHANGED) ? 2 : 1;
  const minutes = random.between(0, 180);
  // After their decision the log could not have been changed.
  const decidedOn = firstDecision(activity)?.toISOString().slice(0, 10);
  const isOpen = decidedOn === undefined;
  const most = Math.max(0, daysBetween(activity.date, decidedOn ?? today) - 1);
  const written = isLate ? addDays(activity.date, Math.min(days, most)) : activity.date;
  const handedIn = writtenAt(activity, written, minutes);
  const saved_at = new Date(handedIn.getTime() - SAVED_MINUTES_BEFORE * 60_000);
  const base = { activity_id: activity.id, text, version, saved_at };
  if (isOpen && isDraft) {
    return { ...base, first_handed_in_at: null, handed_in_at: null, handed_in_version: null };
  }
  const at = { first_handed_in_at: handedIn, handed_in_at: handedIn };
  return { ...base, ...at, handed_in_version: version, ...arrivalOf(scene, saved_at) };
}

function arrivalOf(scene: Scene | undefined, written_received_at: Date): Partial<DemoLog> {
  if (scene !== 'arrived_late') return {};
  const written_at = new Date(written_received_at.getTime() - KEPT_MS);
  return { written_at, written_received_at, device_time: written_at, first_written_at: written_at };
}

/** In the evening; the log of a night shift at the earliest on the next morning, before 07:00 on campus. */
function writtenAt(activity: DemoActivity, date: string, minutes: number): Date {
  const lastDay = lastDayOf(activity.date, isNightShift(activity));
  if (date >= lastDay) return campusInstant(date, '17:00', minutes);
  return campusInstant(lastDay, activity.end_time, SAVED_MINUTES_BEFORE + (minutes % 50));
}

function firstDecision(activity: DemoActivity): Date | undefined {
  const [first] = [
    activity.validated_at_by_mentor,
    activity.validated_at_by_lecturer,
    activity.returned_at_by_mentor,
    activity.returned_at_by_lecturer,
  ]
    .flatMap((at) => (at == null ? [] : [new Date(at)]))
    .sort((one, other) => one.getTime() - other.getTime());
  return first;
}

function drawText(description: string, random: Random): string {
  const sentences = [random.pick(logOpenings), description, random.pick(logResults)];
  if (random.chance(0.6)) sentences.push(random.pick(logObstacles));
  if (random.chance(0.5)) sentences.push(random.pick(logLessons));
  return sentences.join(random.chance(0.2) ? '\n' : ' ');
}
