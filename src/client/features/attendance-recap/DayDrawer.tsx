import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { type AttendanceRecapRow, useGetAttendanceDayQuery } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { dayLines, verdictText } from '@/client/records/attendanceDays/dayTexts';
import { Badge } from '@/client/ui/cells/Badge';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { formatWeekdayDate } from '@/shared/format';
import { DayActivities } from './DayActivities';
import { DayRequests } from './DayRequests';

const Header = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  padding: '16px 12px 16px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

const Content = styled('div')({ flex: 1, overflowY: 'auto', paddingBottom: 24 });

const Facts = styled('section')({
  padding: '16px 20px 4px',
  '& ul': { margin: '10px 0 0', padding: 0, listStyle: 'none' },
});

type Props = {
  row: Pick<AttendanceRecapRow, 'id' | 'student_name' | 'student_nim'>;
  date: string;
  /** Null where there is no day. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
};

/**
 * A day of a student: verdict, activities with presses, requests with their decisions.
 * @public used through `lazyComponent`
 */
export function DayDrawer({ row, date, onPrevious, onNext, onClose }: Props) {
  const titleId = useId();
  const { currentData, isError, refetch } = useGetAttendanceDayQuery({ id: row.id, date });
  const day = currentData?.data;

  const content = () => {
    if (isError) return <ErrorState text={DETAIL_LOAD_FAILED} onRetry={refetch} />;
    if (!day) {
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={140} sx={{ m: 2 }} />
        </LoadingState>
      );
    }
    return (
      <>
        <Facts aria-label="Hasil">
          <Badge tone={day.verdict ? VERDICT_SIGNS[day.verdict].tone : 'neutral'}>
            {verdictText(day)}
          </Badge>
          <ul>
            {dayLines(day, day.time_zone).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Facts>
        <DayActivities internshipId={row.id} activities={day.activities} />
        <DayRequests internshipId={row.id} date={date} />
      </>
    );
  };

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 'min(100%, 460px)' },
        },
      }}
    >
      <Header>
        <div>
          <Typography id={titleId} variant="h2">
            {formatWeekdayDate(date)}
          </Typography>
          <Link to={paths.internships.attendance(row.id)}>{row.student_name}</Link>{' '}
          {row.student_nim}
        </div>
        <IconButton
          aria-label="Hari sebelumnya"
          disabled={!onPrevious}
          onClick={onPrevious ?? undefined}
        >
          <ChevronLeftOutlined />
        </IconButton>
        <IconButton aria-label="Hari berikutnya" disabled={!onNext} onClick={onNext ?? undefined}>
          <ChevronRightOutlined />
        </IconButton>
        <IconButton aria-label="Tutup" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Header>
      <Content>{content()}</Content>
    </Drawer>
  );
}
