import { ValidationError } from 'yup';
import type { GradeSheetRow, GradeUpdateInput, StoredScores } from '@/client/api/api';
import type { Sides } from '@/client/records/conflicts/threeWay';
import { numberText, parseNumber } from '@/client/ui/fields/parseNumber';
import { beforePercent } from '@/shared/percentText';
import { advisedScores, gradeRules, gradeUpdateRules } from '@/shared/resources/grades/gradeRules';
import { byScorePart, SCORE_PARTS, type ScorePart } from '@/shared/resources/grades/scores';
import { versioned } from '@/shared/validation/versioned';

export type Cells = Readonly<Record<ScorePart, string>>;
export type Student = Omit<GradeSheetRow, 'grade'>;

/** A student of the sheet. It never changes: each change makes another one, so that only its row renders. */
export interface SheetRow {
  readonly student: Student;
  readonly courseCode: string;
  /** The stored grade over which the scores are typed; null for a new grade. */
  readonly base: StoredScores | null;
  /** The scores as they are typed. */
  readonly cells: Cells;
  readonly reason: string;
  /** The cell being typed into, whose error waits. */
  readonly typing: ScorePart | null;
  /** Whether the row has been left or is to be saved, so that missing scores are errors. */
  readonly isAsked: boolean;
  /** Whether the scores come from a draft. */
  readonly isRestored: boolean;
  readonly isSending: boolean;
  readonly isSaved: boolean;
  /** The reason for which the row could not be stored. */
  readonly failure: string | null;
  /** The grade that another person has stored meanwhile. */
  readonly theirs: StoredScores | null;
}

export type Errors = Partial<Record<ScorePart | 'reason', string>>;

export type RowState =
  | 'conflict'
  | 'sending'
  | 'failed'
  | 'invalid'
  | 'unsaved'
  | 'saved'
  | 'stored'
  | 'empty';

const NO_ERRORS: Errors = {};

export const idOf = ({ student }: SheetRow) => student.internship_id;

const cellsOf = (grade: StoredScores | null): Cells =>
  byScorePart((part) => (grade ? numberText(grade[part]) : ''));

export const plainRow = (
  student: Student,
  courseCode: string,
  base: StoredScores | null,
): SheetRow => ({
  student,
  courseCode,
  base,
  cells: cellsOf(base),
  reason: '',
  typing: null,
  isAsked: false,
  isRestored: false,
  isSending: false,
  isSaved: false,
  failure: null,
  theirs: null,
});

/** Spreadsheets copy a percentage with its sign. */
const parseScore = (text: string) => parseNumber(beforePercent(text) ?? text);

export const scoresOf = ({ cells }: Pick<SheetRow, 'cells'>) =>
  byScorePart((part) => parseScore(cells[part]));

/** The scores of a stored grade, or the empty cells of a new one. */
const storedScoresOf = (grade: StoredScores | null) => byScorePart((part) => grade?.[part] ?? '');

export const hasScores = (row: Pick<SheetRow, 'cells'>, grade: StoredScores | null) => {
  const scores = scoresOf(row);
  const stored = storedScoresOf(grade);
  return SCORE_PARTS.every((part) => scores[part] === stored[part]);
};

/** The scores that were opened, that another person has stored, and that are typed here. */
export const sidesOf = (row: SheetRow, theirs: StoredScores): Sides => ({
  opened: storedScoresOf(row.base),
  current: storedScoresOf(theirs),
  mine: scoresOf(row),
});

export const isSameGrade = (one: StoredScores | null, other: StoredScores | null) =>
  one?.id === other?.id && one?.version === other?.version;

const rulesOf = ({ base }: SheetRow) =>
  (base ? versioned(gradeUpdateRules(base)) : gradeRules).shape(advisedScores);

const valuesOf = (row: SheetRow) => ({
  internship_id: idOf(row),
  course_code: row.courseCode,
  ...scoresOf(row),
  ...(row.base && { reason: row.reason, version: row.base.version }),
});

/** The request, for a row without errors. */
export const inputOf = (row: SheetRow) => rulesOf(row).cast(valuesOf(row)) as GradeUpdateInput;

function validated(row: SheetRow): Errors {
  try {
    rulesOf(row).validateSync(valuesOf(row), { abortEarly: false });
    return NO_ERRORS;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = error.inner.toReversed().map(({ path = '', message }) => [path, message]);
    return Object.fromEntries(first);
  }
}

interface Facts {
  isChanged: boolean;
  errors: Errors;
}

/** Known facts: a key changes one row only. */
const known = new WeakMap<SheetRow, Facts>();

function factsOf(row: SheetRow): Facts {
  const before = known.get(row);
  if (before) return before;
  const isChanged = !hasScores(row, row.base);
  const facts = { isChanged, errors: isChanged ? validated(row) : NO_ERRORS };
  known.set(row, facts);
  return facts;
}

export const isChanged = (row: SheetRow) => factsOf(row).isChanged;
export const isUnsaved = (row: SheetRow) => row.isSending || isChanged(row);
export const isSendable = (row: SheetRow) =>
  isChanged(row) && !row.theirs && factsOf(row).errors === NO_ERRORS;
/** Changing a stored grade needs a reason (docs/decisions/0035). */
export const needsReason = (row: SheetRow) => row.base !== null && isChanged(row);

/** The errors to show: an empty cell has one once its row is left, a filled one once it is left. */
export function shownErrors(row: SheetRow): Errors {
  const { errors } = factsOf(row);
  if (row.isAsked || errors === NO_ERRORS) return errors;
  const parts = SCORE_PARTS.filter(
    (part) => errors[part] && row.typing !== part && row.cells[part].trim() !== '',
  );
  return Object.fromEntries(parts.map((part) => [part, errors[part]]));
}

export function stateOf(row: SheetRow): RowState {
  if (row.theirs) return 'conflict';
  if (row.isSending) return 'sending';
  if (row.failure) return 'failed';
  if (Object.keys(shownErrors(row)).length > 0) return 'invalid';
  if (isChanged(row)) return 'unsaved';
  if (row.isSaved) return 'saved';
  return row.base ? 'stored' : 'empty';
}

export const withCells = (row: SheetRow, cells: Partial<Cells>): SheetRow => ({
  ...row,
  cells: { ...row.cells, ...cells },
  failure: null,
});

/** The answer of the server; what has been typed since stays. */
export const withSaved = (row: SheetRow, grade: StoredScores, sentReason: string): SheetRow => ({
  ...row,
  base: grade,
  cells: byScorePart((part) =>
    part !== row.typing && parseScore(row.cells[part]) === grade[part]
      ? numberText(grade[part])
      : row.cells[part],
  ),
  reason: row.reason === sentReason ? '' : row.reason,
  isAsked: false,
  isRestored: false,
  isSending: false,
  isSaved: true,
  failure: null,
  theirs: null,
});
