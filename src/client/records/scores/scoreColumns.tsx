import type { Column } from '@/client/table/column';
import { formatTotal } from '@/shared/formatNumber';
import { gradeListed } from '@/shared/resources/grades/gradeFields';
import type { LetterGrade } from '@/shared/resources/grades/letterGrades';
import { SCORE_PARTS, type Scores } from '@/shared/resources/grades/scores';
import { formatScore, LetterBadge } from './scores';

type Graded = Scores & { total: number; letter_grade: LetterGrade };

/** The five scores, the total and the letter, for every table of grades. */
export const scoreColumns = <Row extends Graded>(): Column<Row>[] => [
  ...SCORE_PARTS.map(
    (part): Column<Row> => ({
      field: part,
      header: gradeListed[part].label,
      width: 96,
      minWidth: 72,
      align: 'right',
      render: (row) => formatScore(row[part]),
    }),
  ),
  {
    field: 'total',
    header: gradeListed.total.label,
    width: 96,
    minWidth: 72,
    align: 'right',
    render: ({ total }) => <strong>{formatTotal(total)}</strong>,
  },
  {
    field: 'letter_grade',
    header: gradeListed.letter_grade.label,
    width: 90,
    minWidth: 72,
    align: 'center',
    card: 'badge',
    render: ({ letter_grade }) => <LetterBadge letter={letter_grade} />,
  },
];
