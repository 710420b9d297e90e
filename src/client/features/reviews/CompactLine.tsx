import { styled } from '@mui/material/styles';
import type { Review } from '@/client/api/api';
import { formatShortWeekdayDate } from '@/shared/format';
import type { DeskGroup } from './deskQuery';
import { isOverdue, isResubmitted } from './overlay';

const Line = styled('h3')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& em': { fontStyle: 'normal', fontWeight: 600, color: theme.vars.palette.warning.text },
}));

const STATES = { waiting: null, validated: 'Anda validasi', returned: 'Anda kembalikan' } as const;

type Props = { row: Review; group: DeskGroup; hasDraft: boolean; titleId: string };

/** A row of the compact desk that is not the current one. */
export function CompactLine({ row, group, hasDraft, titleId }: Props) {
  const marks = [
    isResubmitted(row) && 'Dikirim ulang',
    hasDraft && 'Draf catatan revisi',
    STATES[row.state],
    !row.attendance_time && 'Belum absen',
    isOverdue(row) && `Menunggu ${row.days_waiting} hari`,
  ].filter(Boolean);
  const day = formatShortWeekdayDate(row.date);
  return (
    <Line id={titleId}>
      <strong>{row.name}</strong> · {group === 'day' ? row.student.name : day}
      {marks.length > 0 && (
        <>
          {' '}
          · <em>{marks.join(' · ')}</em>
        </>
      )}
      {row.log && ` · ${row.log.text}`}
    </Line>
  );
}
