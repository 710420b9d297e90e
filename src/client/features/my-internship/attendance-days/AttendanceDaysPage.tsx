import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { AttendanceDay } from '@/client/api/api';
import { AttendanceMonth } from '@/client/records/attendanceDays/AttendanceMonth';
import { PlacementContext } from '@/client/records/ClosedPeriod';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { addDays } from '@/shared/calendarDays';
import { REQUEST_PAST_DAYS } from '@/shared/resources/attendance-requests/constants';
import { NoInternship } from '../NoInternship';
import { DayRequest } from '../requests/DayRequest';
import { useAttendanceDays } from '../useAttendanceDays';
import { useStudentInternship } from '../useStudentInternship';
import { OwnInterruptions } from './OwnInterruptions';

/** The verdicts on which a request can still change something. */
const REQUESTABLE: readonly AttendanceDay['verdict'][] = [
  'absent',
  'pending',
  'late',
  'left_early',
];

/**
 * The own days with their verdicts; a missed day leads to a request.
 * @screen student.attendance-days
 */
export function AttendanceDaysPage() {
  const { internship, isLoading, isError, refetch } = useStudentInternship();
  const { utcDay, campusDay } = useAttendanceDays();
  const earliest = addDays(campusDay ?? utcDay, -REQUEST_PAST_DAYS);
  const period = internship?.internship_period;

  const requestOf = ({ date, verdict, waiting }: AttendanceDay) => {
    const isRequestable =
      REQUESTABLE.includes(verdict) && date >= earliest && !internship?.closed_by;
    return (
      internship && (
        <DayRequest
          internshipId={internship.id}
          about={{ date }}
          isWaiting={waiting.length > 0}
          isRequestable={isRequestable}
        />
      )
    );
  };

  const content = () => {
    if (isError) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (isLoading) {
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={420} sx={{ maxWidth: 720 }} />
        </LoadingState>
      );
    }
    if (!internship || !period) {
      return <NoInternship />;
    }
    return (
      <Stack sx={{ gap: 2, maxWidth: 720 }}>
        <AttendanceMonth
          key={internship.id}
          internshipId={internship.id}
          placed={placementDates(internship)}
          actionsOf={requestOf}
        />
        <OwnInterruptions internshipId={internship.id} />
      </Stack>
    );
  };

  return (
    <>
      <PageHeader
        context={
          <PlacementContext closedBy={internship?.closed_by}>
            {internship?.mentor.company.name ?? '\u00a0'}
          </PlacementContext>
        }
      />
      {content()}
    </>
  );
}
