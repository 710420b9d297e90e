import { addDays, daysBetween } from '@/shared/calendarDays';
import type { Reviewer, StepKind } from '@/shared/resources/reviews/constants';
import type { DemoActivity } from './activities';
import { campusInstant } from './dates';
import { type Random, randomFrom } from './random';
import { type Scene, type Scenes, UNVALIDATED } from './scenes';

export interface DemoDecision {
  readonly activity_id: number;
  readonly kind: Exclude<StepKind, 'handed_in'>;
  readonly reviewer: Reviewer;
  readonly comment: string | null;
  readonly at: Date;
}

/** Reviewers get round to nearly everything within these days. */
const REVIEWED_AFTER_DAYS = 21;
const STAYS_OPEN = 0.05;
const IS_RETURNED = 0.2;
const IS_UNDONE = 0.1;

export const NO_LOG_YET = 'Catatan kegiatan belum dikirim. Mohon dilengkapi.';
const COMMENTS = [
  'Sebutkan perangkat yang dikonfigurasi dan hasil pengujiannya.',
  'Lokasi kegiatan tidak sesuai dengan jadwal. Mohon dijelaskan.',
  'Tambahkan kendala yang ditemui dan cara menyelesaikannya.',
  'Uraikan langkah-langkahnya, bukan hanya judul pekerjaannya.',
] as const;

/**
 * The work of reviewers beside the validations of the activities: old activities are
 * decided, some recent ones returned, or validated by mistake.
 */
/** The activities of these scenes get audit entries, which a review by both would forbid. */
const ENTERED: readonly (Scene | undefined)[] = ['entered', 'voided'];
const NOT_YET = { columns: { validated_at_by_lecturer: null }, decisions: [] };

export function demoReviews(
  { activities, scenes }: { activities: readonly DemoActivity[]; scenes: Scenes },
  today: string,
): { activities: DemoActivity[]; decisions: DemoDecision[] } {
  const decisions: DemoDecision[] = [];
  const reviewed = activities.map((activity) => {
    const random = randomFrom(`reviews of ${activity.id}`);
    const scene = scenes.get(activity.id);
    if (UNVALIDATED.includes(scene)) {
      const returned = playReturn(activity, scene, random);
      decisions.push(...returned.decisions);
      return { ...activity, ...returned.columns };
    }
    const ofMentor = drawReview('mentor', activity, today, random);
    const ofLecturer = ENTERED.includes(scene)
      ? NOT_YET
      : drawReview('lecturer', activity, today, random);
    decisions.push(...ofMentor.decisions, ...ofLecturer.decisions);
    return { ...activity, ...ofMentor.columns, ...ofLecturer.columns };
  });
  return { activities: reviewed, decisions };
}

/** The return by the mentor, which the student has answered in the scene `resubmitted`. */
function playReturn({ id, date }: DemoActivity, scene: Scene | undefined, random: Random) {
  if (scene === 'unlogged') return { columns: {}, decisions: [] };
  const at = campusInstant(addDays(date, 1), '16:30', random.between(0, 60));
  const isBack = scene === 'resubmitted';
  const comment = isBack ? NO_LOG_YET : random.pick(COMMENTS);
  return {
    columns: isBack ? {} : { returned_at_by_mentor: at },
    decisions: [{ activity_id: id, kind: 'returned', reviewer: 'mentor', comment, at } as const],
  };
}

function drawReview(reviewer: Reviewer, activity: DemoActivity, today: string, random: Random) {
  const { id: activity_id, date } = activity;
  const age = daysBetween(date, today);
  const column = `validated_at_by_${reviewer}` as const;
  const validatedAt = activity[column] as Date | null;
  const dayAfter = (days: number) =>
    campusInstant(addDays(date, days), '16:30', random.between(0, 60));
  const decision = (
    kind: DemoDecision['kind'],
    at: Date,
    comment: string | null = null,
  ): DemoDecision => ({ activity_id, kind, reviewer, comment, at });
  const isReturned = random.chance(IS_RETURNED);
  const isUndone = random.chance(IS_UNDONE);
  const staysOpen = random.chance(STAYS_OPEN);

  if (validatedAt !== null) {
    return { columns: {}, decisions: [decision('validated', validatedAt)] };
  }
  if (age > REVIEWED_AFTER_DAYS && !staysOpen) {
    const at = dayAfter(random.between(12, 20));
    return { columns: { [column]: at }, decisions: [decision('validated', at)] };
  }
  if (age >= 2 && isReturned) {
    const at = dayAfter(1);
    return {
      columns: { [`returned_at_by_${reviewer}`]: at },
      decisions: [decision('returned', at, random.pick(COMMENTS))],
    };
  }
  if (age >= 2 && isUndone) {
    const at = dayAfter(1);
    const undoneAt = new Date(at.getTime() + 5 * 60_000);
    return {
      columns: {},
      decisions: [decision('validated', at), decision('validation_undone', undoneAt)],
    };
  }
  return { columns: {}, decisions: [] };
}
