import {
  type Assessment,
  type InternshipDefence,
  useGetInternshipDefenceQuery,
  useListInternshipAssessmentsQuery,
} from '@/client/api/api';
import { proposedScore } from '@/shared/resources/assessments/assessmentTotal';
import {
  type PROPOSER_LABELS,
  SCORE_PARTS,
  type ScorePart,
} from '@/shared/resources/grades/scores';
import type { GradeValues } from './gradeValues';

export interface Proposal {
  part: ScorePart;
  /** The score that the sheet proposes. */
  score: number;
  assessor: keyof typeof PROPOSER_LABELS;
  assessor_name: string;
}

/** The scores that sent sheets propose for a course, in the order of the form. */
export const proposalsOf = (sheets: readonly Assessment[], courseCode: string): Proposal[] =>
  SCORE_PARTS.flatMap((part) => {
    const sheet = sheets.find(
      ({ course_code, score_part, state }) =>
        course_code === courseCode && score_part === part && state === 'sent',
    );
    const score = proposedScore(sheet?.total ?? null);
    if (!sheet || score === null) return [];
    return [{ part, score, assessor: sheet.assessor, assessor_name: sheet.assessor_name }];
  });

/** The score that the held defence proposes for a course. */
export function proposalsOfDefence(
  defence: InternshipDefence | null | undefined,
  courseCode: string,
): Proposal[] {
  if (!defence || defence.score === null) return [];
  const { score, examiners, proposals } = defence;
  const assessor_name = examiners.map(({ name }) => name).join(', ');
  return proposals
    .filter(({ course_code }) => course_code === courseCode)
    .map(({ part }) => ({ part, score, assessor: 'examiners', assessor_name }));
}

/** The scores that the sheets of assessors and the defence of a placement propose for a course. */
export function useProposals({
  internship_id: id,
  course_code,
}: Pick<GradeValues, 'internship_id' | 'course_code'>): Proposal[] {
  const sheets = useListInternshipAssessmentsQuery({ id });
  const defence = useGetInternshipDefenceQuery({ id });
  return [
    ...proposalsOf(sheets.data?.data ?? [], course_code),
    ...proposalsOfDefence(defence.data?.data, course_code),
  ];
}

/** The proposals that differ from what the form holds. */
export const newProposals = (
  proposals: readonly Proposal[],
  values: Readonly<Record<ScorePart, unknown>>,
) => proposals.filter(({ part, score }) => values[part] !== score);

/** The proposals that would replace something that was typed or stored. */
export const replacing = (
  proposals: readonly Proposal[],
  values: Readonly<Record<ScorePart, unknown>>,
) =>
  newProposals(proposals, values).filter(({ part }) => values[part] !== '' && values[part] != null);
