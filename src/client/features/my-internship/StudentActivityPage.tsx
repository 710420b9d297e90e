import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';
import { type ActivityDetail, useGetActivityQuery } from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { LateArrivals } from '@/client/records/attendance/LateArrivals';
import { PressTime } from '@/client/records/attendance/PressTime';
import { PlacementContext } from '@/client/records/ClosedPeriod';
import { useWaitingRequests } from '@/client/records/requests/useWaitingRequests';
import { ActivitySteps } from '@/client/records/review/ActivitySteps';
import { waitingText } from '@/client/records/verdicts/dayTexts';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { isAttendanceOpen } from '@/shared/attendance/isAttendanceOpen';
import { dateIn } from '@/shared/attendance/zones';
import { addDays } from '@/shared/calendarDays';
import { formatWeekdayDate } from '@/shared/format';
import { REQUEST_PAST_DAYS } from '@/shared/resources/attendance-requests/constants';
import { ActivityFacts } from './ActivityFacts';
import { AttendanceBadge } from './AttendanceBadge';
import { ActivityLogCard } from './log/ActivityLogCard';
import { DayRequest } from './requests/DayRequest';
import { useAttendanceDays } from './useAttendanceDays';
import { ValidationBadges } from './ValidationBadges';

/** Leads back to the list with its page, search and order. */
const BackButton = () => (
  <Button
    component={Link}
    to={useReturnUrl()}
    variant="outlined"
    color="secondary"
    startIcon={<ArrowBackOutlined />}
  >
    Kembali
  </Button>
);

const attendNow = lazyComponent(() => import('./AttendNow'), 'AttendNow');

/** The height of the button. */
const ButtonRoom = () => <Box sx={{ mt: 2, height: { xs: 48, sm: 40 } }} />;

type ActivityRequestProps = { activity: ActivityDetail; isRequestable: boolean };

/** The requests that wait about the day of an activity, or the way to a new one. */
function ActivityRequest({ activity, isRequestable }: ActivityRequestProps) {
  const { id, date, internship_id } = activity;
  const { waitingOn, isLoading } = useWaitingRequests({
    internshipId: internship_id,
    dateFrom: date,
    dateTo: date,
  });
  if (isLoading) return isRequestable && <ButtonRoom />;
  const text = waitingText({ waiting: waitingOn(date) });
  return (
    <>
      {text && <Typography sx={{ mt: 1.5 }}>{text}</Typography>}
      <DayRequest
        internshipId={internship_id}
        about={{ activity_id: id, date }}
        isWaiting={text !== null}
        isRequestable={isRequestable}
      />
    </>
  );
}

const ActivityCard = ({ activity }: { activity: ActivityDetail }) => {
  const { utcDay, campusDay } = useAttendanceDays();
  const isOpen =
    isAttendanceOpen(
      activity,
      campusDay ? [campusDay, utcDay] : [utcDay],
      dateIn(activity.time_zone, new Date()),
    ) &&
    !activity.attendance_time &&
    !activity.closed_by;
  const isRequestable =
    !activity.attendance_time &&
    !activity.closed_by &&
    activity.date >= addDays(campusDay ?? utcDay, -REQUEST_PAST_DAYS);
  return (
    <Card>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
          <AttendanceBadge activity={activity} />
          <ValidationBadges activity={activity} />
        </Stack>
        <ActivityFacts activity={activity} />
        {isOpen && <attendNow.Component fallback={<ButtonRoom />} activity={activity} />}
        <ActivityRequest activity={activity} isRequestable={isRequestable} />
        {activity.attendance_time && (
          <Typography sx={{ mt: 1.5 }}>
            Waktu absen: <PressTime of={activity} />
          </Typography>
        )}
        <LateArrivals events={activity.attendance_events} zone={activity.time_zone} />
        <Divider sx={{ my: 2 }} />
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          Deskripsi
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {activity.description || '-'}
        </Typography>
      </CardContent>
    </Card>
  );
};

/** @screen student.activities.show */
export function StudentActivityPage() {
  const id = Number(useParams().id);
  const isValidId = Number.isSafeInteger(id);
  // Not `data`, which is that of the activity before until this one has an answer.
  const {
    currentData: data,
    error,
    isError,
    refetch,
  } = useGetActivityQuery({ id }, { skip: !isValidId });
  const isMissing = !isValidId || isNotFound(error);

  const content = () => {
    if (isMissing)
      return <EmptyState inCard icon={<SearchOffOutlined />} text="Aktivitas tidak ditemukan" />;
    // A failed reload must not remove the form while the student writes.
    if (data)
      return (
        <>
          <ActivityCard activity={data.data} />
          <ActivityLogCard key={id} activity={data.data} />
        </>
      );
    if (isError) return <ErrorState inCard text={DETAIL_LOAD_FAILED} onRetry={refetch} />;
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={240} />
      </LoadingState>
    );
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader
        title={data?.data.name}
        context={
          data && (
            <PlacementContext closedBy={data.data.closed_by}>
              {formatWeekdayDate(data.data.date)}
            </PlacementContext>
          )
        }
        actions={<BackButton />}
      />
      {content()}
      {data && <ActivitySteps activityId={id} />}
    </Stack>
  );
}
