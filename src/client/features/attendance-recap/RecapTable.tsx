import { styled } from '@mui/material/styles';
import { type CSSProperties, memo, useRef } from 'react';
import { Link } from 'react-router';
import type { AttendanceRecapRow } from '@/client/api/api';
import { waitingMark } from '@/client/ui/waitingMark';
import { percentText, TOTAL_VERDICTS } from '@/shared/attendance/totalsText';
import { recapSign, VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { monthLabel, monthOf } from '@/shared/calendarMonths';
import { formatShortMonth, formatShortWeekday, formatWeekdayDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { useGridKeys } from './useGridKeys';

const TONES = ['success', 'warning', 'error', 'info', 'neutral'] as const;
const DAY_WIDTH = 30;
const TOTAL_WIDTH = 40;
const WIDE_TOTAL = 64;
const WAITING = 'pengajuan menunggu keputusan';

/** Scrolls on its own, so that names and days stay in sight. */
const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: 'max(360px, calc(100dvh - 340px))',
  overscrollBehaviorX: 'contain',
  [theme.breakpoints.down('md')]: { maxHeight: 'max(360px, calc(100dvh - 160px))' },
}));

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
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
      padding: '4px 12px 4px 16px',
      borderRight: line,
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
    '& thead th:first-of-type': { zIndex: 3 },
    '& td[data-date]': {
      fontWeight: 600,
      cursor: 'pointer',
      '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.control.border}` },
      '&:focus-visible': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -2,
        // Beside the fixed names and days, not behind them.
        scrollMarginLeft: 'var(--name-width)',
        scrollMarginTop: 44,
      },
    },
    '& td[data-waiting]': { position: 'relative', ...waitingMark(theme) },
    ...Object.fromEntries(
      TONES.map((tone) => {
        const colour = palette[tone === 'neutral' ? 'secondary' : tone];
        return [`& td[data-tone="${tone}"]`, { backgroundColor: colour.fill, color: colour.text }];
      }),
    ),
    '& .total': { paddingRight: 8, textAlign: 'right', color: palette.text.secondary },
    '& tr:last-of-type > *': { borderBottom: 0 },
    '--name-width': '240px',
    [theme.breakpoints.down('md')]: {
      '--name-width': '132px',
      '& tbody th, & thead th:first-of-type': { paddingLeft: 10, paddingRight: 6 },
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
            data-waiting={isWaiting ? '' : undefined}
            aria-label={isWaiting ? `${label}, ${WAITING}` : label}
          >
            {sign?.letter}
          </td>
        );
      })}
      {TOTAL_VERDICTS.map((verdict) => (
        <td key={verdict} className="total">
          {formatNumber(totals[verdict])}
        </td>
      ))}
      {hasHours && <td className="total">{formatNumber(totals.hours)}</td>}
      <td className="total">{percentText(totals.attendance_percent)}</td>
    </tr>
  );
});

type HeadProps = { dates: readonly string[]; hasHours: boolean };

const isFirst = (date: string) => date.endsWith('-01');

const Head = memo(function Head({ dates, hasHours }: HeadProps) {
  const hasMonths = monthOf(dates[0] ?? '') !== monthOf(dates.at(-1) ?? '');
  return (
    <thead>
      <tr>
        <th scope="col">Mahasiswa</th>
        {dates.map((date) => (
          <th
            key={date}
            scope="col"
            aria-label={formatWeekdayDate(date)}
            title={monthLabel(monthOf(date))}
          >
            <small>
              {hasMonths && isFirst(date) ? formatShortMonth(date) : formatShortWeekday(date)}
            </small>
            {Number(date.slice(-2))}
          </th>
        ))}
        {TOTAL_VERDICTS.map((verdict) => {
          const { letter, label } = VERDICT_SIGNS[verdict];
          return (
            <th key={verdict} scope="col" className="total" aria-label={label} title={label}>
              {letter}
            </th>
          );
        })}
        {hasHours && (
          <th scope="col" className="total">
            Jam
          </th>
        )}
        <th scope="col" className="total" aria-label="Kehadiran" title="Kehadiran">
          %
        </th>
      </tr>
    </thead>
  );
});

type Props = {
  rows: readonly AttendanceRecapRow[];
  dates: readonly string[];
  /** Whether the hours have a column (`hasHours`). */
  hasHours: boolean;
  onOpen: (id: number, date: string) => void;
};

/** The students with a letter and a colour for each day, and their totals. */
export function RecapTable({ rows, dates, hasHours, onOpen }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const openCell = (cell: HTMLElement) => {
    const id = Number(cell.closest('tr')?.dataset.id);
    if (cell.dataset.date) onOpen(id, cell.dataset.date);
  };
  const keys = useGridKeys(table, openCell);
  const width =
    dates.length * DAY_WIDTH +
    TOTAL_VERDICTS.length * TOTAL_WIDTH +
    (hasHours ? 2 : 1) * WIDE_TOTAL;
  const style: CSSProperties = { width: `calc(var(--name-width) + ${width}px)` };
  return (
    <Scroller>
      <Table ref={table} role="grid" aria-label="Rekap kehadiran" style={style} {...keys}>
        <colgroup>
          <col style={{ width: 'var(--name-width)' }} />
          {dates.map((date) => (
            <col key={date} style={{ width: DAY_WIDTH }} />
          ))}
          {TOTAL_VERDICTS.map((verdict) => (
            <col key={verdict} style={{ width: TOTAL_WIDTH }} />
          ))}
          {hasHours && <col style={{ width: WIDE_TOTAL }} />}
          <col style={{ width: WIDE_TOTAL }} />
        </colgroup>
        <Head dates={dates} hasHours={hasHours} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} dates={dates} hasHours={hasHours} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
