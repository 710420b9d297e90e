import { formatTotal } from '@/shared/formatNumber';
import { SCORE_PART_NAMES, SCORE_PARTS, type Scores } from '@/shared/resources/grades/scores';
import { scoreText } from '../format';
import type { GradedStudent } from '../reportData';
import { STRONG } from './design';
import type { Cell, Column } from './table';

/** The columns of the scores with their weights, the total and its letter. */
export const scoreColumns = (weights: Scores): Column[] => [
  ...SCORE_PARTS.map((part): Column => {
    const name = SCORE_PART_NAMES[part];
    return {
      header: name.charAt(0).toUpperCase() + name.slice(1),
      note: `${weights[part]}%`,
      width: 43,
      align: 'right',
    };
  }),
  { header: 'Total', note: '100%', width: 44, align: 'right' },
  { header: 'Nilai huruf', width: 42, align: 'center' },
];

export const scoreCells = (student: GradedStudent): Cell[] => [
  ...SCORE_PARTS.map((part) => [{ text: scoreText(student[part]) }]),
  [{ text: formatTotal(student.total), style: STRONG }],
  [{ text: student.letter_grade, style: STRONG }],
];
