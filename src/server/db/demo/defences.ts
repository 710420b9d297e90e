import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { Tables } from '../tables';
import { campusInstant } from './dates';
import {
  DEMO_LECTURER_ID,
  type DemoInternship,
  endedPlacements,
  STEPS_TO_GRADE,
} from './internships';
import { ACTIVE_PERIOD_ID } from './periods';
import { itemAt } from './random';

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[];

interface Template {
  /** days from today */
  day: number;
  time: string;
  room: string;
  state: 'planned' | 'held' | 'cancelled';
  cancel_reason?: string;
  /** of the examiners, in order; null is still missing */
  scores: readonly (number | null)[];
}

/** One defence for each of the first students of the lecturer's account, and none for the others. */
const TEMPLATES: readonly Template[] = [
  { day: 9, time: '09:00', room: 'Ruang Sidang 1', state: 'planned', scores: [null, null] },
  { day: -1, time: '10:00', room: 'Ruang Sidang 2', state: 'planned', scores: [null, 82] },
  { day: -4, time: '13:00', room: 'Ruang Sidang 1', state: 'held', scores: [88, 84.5] },
  {
    day: 5,
    time: '09:00',
    room: 'Ruang Sidang 2',
    state: 'cancelled',
    cancel_reason: 'Penguji bertugas di luar kota.',
    scores: [null, null],
  },
];

const REMARK = 'Menguasai materi dan menjawab dengan tenang.';
/** Examines with the lecturer's account. */
const COLLEAGUE_ID = DEMO_LECTURER_ID + 1;

const scoredAt = (starts_at: Date) => new Date(starts_at.getTime() + 2 * 3_600_000);

/**
 * Defences in every state for the accounts of the demo, one of which waits for the score of the lecturer, and those of
 * the earlier period.
 */
export function demoDefences(
  internships: readonly DemoInternship[],
  { today, lastDay }: { today: string; lastDay: string },
) {
  const defences: Rows<'defences'> = [];
  const examiners: Rows<'defence_examiners'> = [];
  // The first one is the student's account.
  const examined = internships
    .filter(
      ({ lecturer_id, internship_period_id }) =>
        lecturer_id === DEMO_LECTURER_ID && internship_period_id === ACTIVE_PERIOD_ID,
    )
    .sort((one, other) => one.student_id - other.student_id);
  for (const [index, { day, time, scores, ...template }] of TEMPLATES.entries()) {
    const id = index + 1;
    const starts_at = campusInstant(addDays(today, day), time);
    const internship_id = itemAt(examined, index).id;
    defences.push({ id, internship_id, starts_at, minutes: 60, ...template });
    for (const [place, score] of scores.entries()) {
      examiners.push({
        defence_id: id,
        lecturer_id: place === 0 ? DEMO_LECTURER_ID : COLLEAGUE_ID,
        position: place + 1,
        score,
        remark: score === null ? null : REMARK,
        sent_at: score === null ? null : scoredAt(starts_at),
      });
    }
  }
  for (const { index, internship, steps } of endedPlacements(internships)) {
    if (steps < STEPS_TO_GRADE) continue;
    const id = defences.length + 1;
    const { id: internship_id, lecturer_id } = internship;
    // A day of its own, so that neither rooms nor examiners clash.
    const starts_at = campusInstant(addDays(lastDay, 3 + index), '09:00');
    const room = 'Ruang Sidang 1';
    defences.push({ id, internship_id, starts_at, minutes: 60, room, state: 'held' });
    examiners.push({
      ...{ defence_id: id, lecturer_id, position: 1, score: 75 + (index % 15) },
      sent_at: scoredAt(starts_at),
    });
  }
  return { defences, defence_examiners: examiners };
}
