import { styled } from '@mui/material/styles';
import { type CSSProperties, memo, useRef } from 'react';
import { Link } from 'react-router';
import type { AttendanceRecapRow } from '@/client/api/api';
import { BOTTOM_EDGE } from '@/client/ui/pageBottom';
import { waitingMark } from '@/client/ui/waitingMark';
import { recapSign } from '@/shared/attendance/verdicts';
import { monthLabel, monthOf } from '@/shared/calendarMonths';
import { formatNarrowWeekday, formatShortMonth, formatWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { TotalsCell } from './TotalsCell';
import { useGridKeys } from './useGridKeys';

const TONES = ['success', 'warning', 'error', 'info', 'neutral'] as const;
const WAITING = 'pengajuan menunggu keputusan';

/** Scrolls on its own, so that names and days stay in sight. */
const Scroller = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  overflow: 'auto',
  maxHeight: 'max(360px, calc(100dvh - 290px))',
  overscrollBehaviorX: 'contain',
  [theme.breakpoints.down('md')]: {
    maxHeight: `max(360px, calc(100dvh - 160px - ${BOTTOM_EDGE}))`,
  },
}));

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    // A laptop of 1,366 px shows a month of 31 days, each wide enough for WCAG 2.2; wider screens have room to spare.
    '--name-min': '132px',
    '--name-max': '240px',
    '--day-min': '24px',
    '--day-max': '32px',
    '--days-min': 'calc(var(--days) * var(--day-min))',
    '--name-width':
      'clamp(var(--name-min), 100cqi - var(--total-width) - var(--days-min), var(--name-max))',
    width: '100%',
    minWidth: 'calc(var(--name-width) + var(--total-width) + var(--days-min))',
    maxWidth:
      'calc(var(--name-width) + var(--total-width) + max(var(--days) * var(--day-max), 100px))',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      height: 40,
      padding: 0,
      borderBottom: line,
      textAlign: 'center',
      fontWeight: 400,
      backgroundColor: palette.background.paper,
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      color: palette.text.secondary,
      fontWeight: 600,
      '& small': { display: 'block', fontWeight: 400, fontSize: '0.6875rem' },
    },
    '& tbody th, & thead th:first-of-type': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      padding: '4px 8px 4px 16px',
      textAlign: 'left',
      '& a': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: 'inherit',
        fontWeight: 600,
        textDecoration: 'none',
      },
      '& a:hover': { textDecoration: 'underline' },
      '& small': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: palette.text.secondary,
      },
    },
    '& .total': {
      position: 'sticky',
      left: 'var(--name-width)',
      zIndex: 1,
      padding: '4px 8px 4px 0',
      borderRight: line,
      textAlign: 'left',
    },
    '& thead th:first-of-type, & thead .total': { zIndex: 3 },
    '& td[data-date]': {
      fontWeight: 600,
      cursor: 'pointer',
      '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.control.border}` },
      '&:focus-visible': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -2,
        // Beside the fixed names and days, not behind them.
        scrollMarginLeft: 'var(--fixed-width)',
        scrollMarginTop: 44,
      },
    },
    '& td[data-waiting]': { position: 'relative', ...waitingMark(theme) },
    '--fixed-width': 'calc(var(--name-width) + var(--total-width))',
    ...Object.fromEntries(
      TONES.map((tone) => {
        const colour = palette[tone === 'neutral' ? 'secondary' : tone];
        return [`& td[data-tone="${tone}"]`, { backgroundColor: colour.fill, color: colour.text }];
      }),
    ),
    '& td[data-framed]': {
      backgroundColor: palette.background.paper,
      '&, &:hover': { boxShadow: `inset 0 0 0 2px ${palette.warning.main}` },
    },
    '& tr:last-of-type > *': { borderBottom: 0 },
    // A finger needs more room.
    '@media (pointer: coarse)': { '--day-min': '30px' },
    [theme.breakpoints.down('md')]: {
      '--name-width': '132px',
      '--fixed-width': 'var(--name-width)',
      '& tbody th, & thead th:first-of-type': { paddingLeft: 10, paddingRight: 6 },
      '& .total': { left: 'auto' },
    },
  };
});

type RowProps = { row: AttendanceRecapRow; dates: readonly string[]; hasHours: boolean };

const Row = memo(function Row({ row, dates, hasHours }: RowProps) {
  const { id, student_name, student_nim, company_name, waiting_days, totals } = row;
  return (
    <tr data-id={id}>
      <th scope="row">
        <Link to={paths.internships.attendance(id)} title={student_name}>
          {student_name}
        </Link>
        <small title={`${student_nim} · ${company_name}`}>
          {student_nim} · {company_name}
        </small>
      </th>
      <TotalsCell totals={totals} hasHours={hasHours} />
      {dates.map((date, day) => {
        const sign = recapSign(row, date, day);
        const label = sign?.label ?? 'Tidak ada jadwal';
        const isWaiting = waiting_days.includes(date);
        return (
          <td
            key={date}
            tabIndex={-1}
            data-date={date}
            data-tone={sign?.tone}
            data-framed={sign?.isFramed ? '' : undefined}
            data-waiting={isWaiting ? '' : undefined}
            aria-label={isWaiting ? `${label}, ${WAITING}` : label}
          >
            {sign?.letter}
          </td>
        );
      })}
    </tr>
  );
});

const isFirst = (date: string) => date.endsWith('-01');

const Head = memo(function Head({ dates }: { dates: readonly string[] }) {
  const hasMonths = monthOf(dates[0] ?? '') !== monthOf(dates.at(-1) ?? '');
  return (
    <thead>
      <tr>
        <th scope="col">Mahasiswa</th>
        <th scope="col" className="total">
          Jumlah
        </th>
        {dates.map((date) => (
          <th
            key={date}
            scope="col"
            aria-label={formatWeekdayDate(date)}
            title={monthLabel(monthOf(date))}
          >
            <small>
              {hasMonths && isFirst(date) ? formatShortMonth(date) : formatNarrowWeekday(date)}
            </small>
            {Number(date.slice(-2))}
          </th>
        ))}
      </tr>
    </thead>
  );
});

type Props = {
  rows: readonly AttendanceRecapRow[];
  dates: readonly string[];
  /** Whether the totals have the hours (`hasHours`). */
  hasHours: boolean;
  onOpen: (id: number, date: string) => void;
};

/** The students with their totals, and a letter and a colour for each day. */
export function RecapTable({ rows, dates, hasHours, onOpen }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const openCell = (cell: HTMLElement) => {
    const id = Number(cell.closest('tr')?.dataset.id);
    if (cell.dataset.date) onOpen(id, cell.dataset.date);
  };
  const keys = useGridKeys(table, openCell);
  const style = {
    '--days': dates.length,
    '--total-width': hasHours ? '122px' : '106px',
  } as CSSProperties;
  return (
    <Scroller>
      <Table ref={table} role="grid" aria-label="Rekap kehadiran" style={style} {...keys}>
        <colgroup>
          <col style={{ width: 'var(--name-width)' }} />
          <col style={{ width: 'var(--total-width)' }} />
          <col span={dates.length} />
        </colgroup>
        <Head dates={dates} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} dates={dates} hasHours={hasHours} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
