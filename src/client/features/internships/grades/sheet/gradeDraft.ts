import type { GradeSheetRow, StoredScores } from '@/client/api/api';
import { attempt } from '@/client/session/attempt';
import { textDraft } from '@/client/session/textDraft';
import { byScorePart } from '@/shared/resources/grades/scores';
import { type Cells, hasScores, isSameGrade, plainRow, type SheetRow } from './sheetRow';

/** The scores of one row that the server has not stored, with the grade over which they were typed. */
type GradeDraft = { cells: Cells; reason: string; base: StoredScores | null };

const draftOf = (userId: number, internshipId: number, courseCode: string) =>
  textDraft('grade-draft', userId, `${internshipId}-${courseCode}`);

const storedDraftOf = (userId: number, { student, courseCode }: SheetRow) =>
  draftOf(userId, student.internship_id, courseCode);

export const keepDraft = (userId: number, row: SheetRow): boolean => {
  const { cells, reason, base } = row;
  return storedDraftOf(userId, row).write(JSON.stringify({ cells, reason, base }));
};

export const clearDraft = (userId: number, row: SheetRow) => storedDraftOf(userId, row).clear();

function readDraft(userId: number, row: SheetRow): GradeDraft | null {
  const draft = attempt(() => JSON.parse(storedDraftOf(userId, row).read() ?? 'null'));
  if (!draft?.cells) return null;
  return {
    cells: byScorePart((part) => String(draft.cells[part] ?? '')),
    reason: String(draft.reason ?? ''),
    base: draft.base ?? null,
  };
}

/** The row of a student, with what this browser still has of it. */
export function openedRow(
  userId: number,
  { grade, ...student }: GradeSheetRow,
  courseCode: string,
): SheetRow {
  const plain = plainRow(student, courseCode, grade);
  const draft = readDraft(userId, plain);
  // Without a difference, the draft has been stored, and only the answer was lost.
  if (!draft || hasScores(draft, grade)) return plain;
  const isCurrent = isSameGrade(draft.base, grade);
  return {
    ...plain,
    cells: draft.cells,
    reason: draft.reason,
    base: isCurrent || !grade ? grade : draft.base,
    theirs: isCurrent ? null : grade,
    isRestored: true,
  };
}
