import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { useListInternshipActivitiesQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { TABLE_LOAD_FAILED } from '@/client/components/crudMessages';
import { formatWeekdayDate } from '@/client/components/formatDate';
import { notify } from '@/client/components/notify';
import { PageHeader } from '@/client/components/PageHeader';
import { EmptyState } from '@/client/components/states/EmptyState';
import { ErrorState } from '@/client/components/states/ErrorState';
import { LoadingState } from '@/client/components/states/LoadingState';
import { AttendanceCard } from './AttendanceCard';
import { NO_INTERNSHIP, NOTHING_TODAY, TODAY_LOADING } from './studentTexts';
import { todayInUtc } from './today';
import { type PresenceWords, usePresence } from './usePresence';
import { useStudentInternship } from './useStudentInternship';

const WORDS: PresenceWords = {
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
  <Card>
    <ErrorState text={TABLE_LOAD_FAILED} onRetry={onRetry} />
  </Card>
);

export function AttendancePage() {
  const navigate = useNavigate();
  const today = todayInUtc();
  const { internship, ...internships } = useStudentInternship();
  const activities = useListInternshipActivitiesQuery(
    { id: internship?.id ?? 0, date: today, sort: 'start_time' },
    { skip: !internship },
  );
  const todays = activities.data?.data ?? [];

  const presence = usePresence({
    activities: todays,
    words: WORDS,
    onLocationError: () => {
      notify.error('Lokasi diperlukan', 'Aktifkan izin lokasi di browser Anda untuk absen.');
      navigate(paths.student.activities.index);
    },
  });

  const content = () => {
    if (internships.isError) return failed(internships.refetch);
    if (internships.isLoading) return loading;
    if (!internship)
      return (
        <Card>
          <EmptyState icon={<WorkOutlineOutlined />} {...NO_INTERNSHIP} />
        </Card>
      );
    if (activities.isError) return failed(activities.refetch);
    if (!activities.data) return loading;
    if (todays.length === 0)
      return (
        <Card>
          <EmptyState icon={<EventAvailableOutlined />} text={NOTHING_TODAY} />
        </Card>
      );
    return (
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {todays.map((activity) => (
          <li key={activity.id}>
            <AttendanceCard activity={activity} onAttend={() => presence.choose(activity)} />
          </li>
        ))}
      </Stack>
    );
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader title="Absensi Hari Ini" context={formatWeekdayDate(today)} />
      {content()}
      {presence.dialog}
    </Stack>
  );
}
