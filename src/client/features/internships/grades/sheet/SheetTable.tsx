import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import type { Course } from '@/client/api/api';
import { gradeListed } from '@/shared/resources/grades/gradeFields';
import { SCORE_PARTS, weightOf } from '@/shared/resources/grades/scores';

/** The table scrolls in both directions under its header and beside its names. */
export const Scroll = styled('section')(({ theme }) => ({
  '--name-width': '236px',
  '--score-width': '84px',
  minHeight: 220,
  overflow: 'auto',
  scrollPadding: '56px 8px 8px calc(var(--name-width) + 8px)',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  [theme.breakpoints.down('md')]: {
    // Room for the error of a cell.
    scrollPaddingRight: 90,
    '--name-width': '116px',
    '--score-width': '64px',
    maxHeight: '66dvh',
  },
}));

const Table = styled('table')(({ theme }) => {
  const { divider, background, text } = theme.vars.palette;
  return {
    width: '100%',
    minWidth: 'calc(var(--name-width) + 6 * var(--score-width) + 294px)',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.84375rem',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      height: 44,
      borderBottom: `1px solid ${divider}`,
      borderRight: `1px solid ${divider}`,
      textAlign: 'left',
    },
    '& tr > :last-child': { borderRight: 0 },
    '& > tbody:last-of-type > tr:last-of-type > *': { borderBottom: 0 },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      height: 48,
      padding: '4px 10px',
      backgroundColor: background.default,
      color: text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: '16px',
      '& > small': { display: 'block', fontSize: '0.75rem', fontWeight: 400 },
    },
    '& tr > th:first-of-type': {
      position: 'sticky',
      left: 0,
      zIndex: 2,
      padding: '5px 12px',
      backgroundColor: background.paper,
      boxShadow: `1px 0 0 ${divider}`,
    },
    '& thead tr > th:first-of-type': { zIndex: 4, backgroundColor: background.default },
    '& .number': { textAlign: 'right', padding: '0 10px' },
    '& thead .state': { paddingLeft: 12 },
    '& .centred': { textAlign: 'center' },
    [theme.breakpoints.down('md')]: {
      '& tr > th:first-of-type': { padding: '5px 8px' },
      '& .number': { padding: '0 8px' },
      // 'Lainnya' on one line.
      '& thead .number': { paddingLeft: 4 },
    },
  };
});

const NAME = { width: 'var(--name-width)' };
const SCORE = { width: 'var(--score-width)' };
const LETTER = { width: 74 };

type Props = ComponentProps<'table'> & { course: Course; hasStates: boolean };

/** The columns of the sheet; the rows are its children. */
export const SheetTable = ({ course, hasStates, children, ...props }: Props) => (
  <Table {...props}>
    <thead>
      <tr>
        <th scope="col" style={NAME}>
          Mahasiswa
        </th>
        {SCORE_PARTS.map((part) => (
          <th key={part} scope="col" className="number" style={SCORE}>
            {gradeListed[part].label}
            <small>{course[weightOf(part)]}%</small>
          </th>
        ))}
        <th scope="col" className="number" style={SCORE}>
          {gradeListed.total.label}
        </th>
        <th scope="col" className="centred" style={LETTER}>
          {gradeListed.letter_grade.label}
        </th>
        {hasStates && (
          <th scope="col" className="state">
            Status
          </th>
        )}
      </tr>
    </thead>
    {children}
  </Table>
);
