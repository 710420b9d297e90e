import { EXAMINERS_MAX } from '@/shared/resources/defences/constants';
import { defenceRules } from '@/shared/resources/defences/defenceRules';

/** The rules of a form whose examiners have a picker each. */
export const slotRules = defenceRules.omit(['examiner_ids']);

/** The server refuses examiners, and students, as a whole; their first picker says so. */
export const fieldNames = { examiner_ids: 'examiners.0', internship_ids: 'students.0' };

export const USUAL_MINUTES = 60;

type Chosen = readonly (number | string)[];

export type PlanValues = {
  /** The placements in the order of their slots, and empty pickers. */
  students: (number | string)[];
  date: string;
  time: string;
  minutes: number;
  room: string;
  has_lecturer: boolean;
  examiners: (number | string)[];
};

/** The values of the pickers. */
export const pickersOf = (ids: readonly number[], count = EXAMINERS_MAX): (number | string)[] =>
  Array.from({ length: count }, (_, index) => ids[index] ?? '');

/** The chosen ids, in order. */
export const chosenIds = (chosen: Chosen): number[] =>
  chosen.filter((id): id is number => typeof id === 'number');
