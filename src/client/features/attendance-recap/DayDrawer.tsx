import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { type AttendanceRecapRow, useGetAttendanceDayQuery } from '@/client/api/api';
import { DayResult } from '@/client/records/attendanceDays/DayResult';
import { SettleDay } from '@/client/records/attendanceDays/SettleDay';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { SideDrawer } from '@/client/ui/SideDrawer';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { formatWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { DayActivities } from './DayActivities';
import { DayRequests } from './DayRequests';

const Content = styled('div')({ paddingBottom: 24 });

const Facts = styled('section')({ padding: '16px 20px 4px' });

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
  const { currentData, isError, refetch } = useGetAttendanceDayQuery({ id: row.id, date });
  const day = currentData?.data;

  const content = () => {
    if (!day) {
      if (isError) return <ErrorState text={DETAIL_LOAD_FAILED} onRetry={refetch} />;
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={140} sx={{ m: 2 }} />
        </LoadingState>
      );
    }
    return (
      <>
        <Facts aria-label="Hasil">
          <DayResult internshipId={row.id} day={day} />
        </Facts>
        {day.verdict === 'needs_settling' && (
          <Box sx={{ px: 2.5 }}>
            <SettleDay internshipId={row.id} date={date} />
          </Box>
        )}
        <DayActivities internshipId={row.id} date={date} activities={day.activities} />
        <DayRequests internshipId={row.id} date={date} />
      </>
    );
  };

  return (
    <SideDrawer
      title={formatWeekdayDate(date)}
      lead={
        <>
          <Link to={paths.internships.attendance(row.id)}>{row.student_name}</Link>{' '}
          {row.student_nim}
        </>
      }
      buttons={
        <>
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
        </>
      }
      width={460}
      onClose={onClose}
    >
      <Content>{content()}</Content>
    </SideDrawer>
  );
}
