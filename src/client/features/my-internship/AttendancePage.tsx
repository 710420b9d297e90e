import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { PlacementContext } from '@/client/records/ClosedPeriod';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { notify } from '@/client/ui/toasts/notify';
import { paths } from '@/shared/paths';
import { ActivityDays } from './ActivityDays';
import { AttendanceCard } from './AttendanceCard';
import { InternshipSelect } from './InternshipSelect';
import { NoInternship } from './NoInternship';
import { NothingToday } from './NothingToday';
import { pressHandlers } from './pressHandlers';
import { AskButton } from './requests/AskButton';
import { TODAY_LOADING } from './studentTexts';
import { TodaysLateNote } from './TodaysLateNote';
import { type AttendanceTexts, useAttendance } from './useAttendance';
import { useStudentInternship } from './useStudentInternship';
import { useTodaysActivities } from './useTodaysActivities';

const TEXTS: AttendanceTexts = {
  question: 'Pastikan Anda berada di lokasi yang sesuai.',
  success: { title: 'Berhasil', description: 'Absen berhasil dicatat.' },
  failure: { title: 'Gagal', description: 'Terjadi kesalahan saat mencatat absen.' },
};

const loading = (
  <LoadingState text={TODAY_LOADING}>
    <Stack sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={236} />
      <Skeleton variant="rounded" height={236} />
    </Stack>
  </LoadingState>
);

const failed = (onRetry: () => void) => (
  <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={onRetry} />
);

/** @screen student.attendance */
export function AttendancePage() {
  const navigate = useNavigate();
  const { internship, internships, select, ...internshipQuery } = useStudentInternship();
  const todays = useTodaysActivities(internship?.id);

  const attendance = useAttendance({
    activities: todays.activities,
    texts: TEXTS,
    onLocationError: () => {
      notify.error('Lokasi diperlukan', 'Aktifkan izin lokasi di browser Anda untuk absen.');
      navigate(paths.activities.own.index);
    },
  });

  const content = () => {
    if (internshipQuery.isError) return failed(internshipQuery.refetch);
    if (internshipQuery.isLoading) return loading;
    if (!internship) return <NoInternship />;
    if (todays.isError) return failed(todays.refetch);
    if (todays.isLoading) return loading;
    if (todays.activities.length === 0) return <NothingToday inCard internship={internship} />;
    return (
      <ActivityDays days={todays.days} level={2}>
        {(activities, nameHeading) => (
          <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {activities.map((activity) => (
              <li key={activity.id}>
                <AttendanceCard
                  activity={activity}
                  nameHeading={nameHeading}
                  {...pressHandlers(internship, attendance, activity)}
                />
                <TodaysLateNote
                  internship={internship}
                  activity={activity}
                  activities={activities}
                />
              </li>
            ))}
          </Stack>
        )}
      </ActivityDays>
    );
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader
        title="Absensi Hari Ini"
        context={
          <PlacementContext closedBy={internship?.closed_by}>{todays.caption}</PlacementContext>
        }
        actions={
          <>
            {internship && internships.length > 1 && (
              <InternshipSelect
                internship={internship}
                internships={internships}
                onSelect={(id) => select({ id })}
              />
            )}
            <AskButton internship={internship} />
          </>
        }
      />
      {content()}
      {attendance.dialog}
    </Stack>
  );
}
