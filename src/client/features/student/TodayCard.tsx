import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Activity, useListInternshipActivitiesQuery } from '@/client/api/api';
import { Badge } from '@/client/components/cells/Badge';
import { TABLE_LOAD_FAILED } from '@/client/components/crudMessages';
import { formatWeekdayDate } from '@/client/components/formatDate';
import { notify } from '@/client/components/notify';
import { EmptyState } from '@/client/components/states/EmptyState';
import { ErrorState } from '@/client/components/states/ErrorState';
import { ActivityFacts } from './ActivityFacts';
import { NOTHING_TODAY, TODAY_LOADING } from './studentTexts';
import { todayInUtc } from './today';
import { type PresenceWords, usePresence } from './usePresence';

const WORDS: PresenceWords = {
  question: 'Apakah anda yakin? Pastikan anda berada di lokasi yang sesuai.',
  success: { title: 'Berhasil!', description: 'Absensi berhasil dicatat.' },
  failure: { title: 'Error', description: 'Gagal mencatat absensi.' },
};

const tellNoLocation = () =>
  notify.error('Gagal mendapatkan lokasi', 'Pastikan GPS aktif dan izin lokasi diberikan.');

const TodayActivity = ({ activity, onAttend }: { activity: Activity; onAttend: () => void }) => (
  <Stack
    component="li"
    direction={{ xs: 'column', sm: 'row' }}
    sx={{
      gap: 1.5,
      py: 2,
      alignItems: { sm: 'center' },
      justifyContent: 'space-between',
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Stack sx={{ gap: 0.75, minWidth: 0 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {activity.name}
      </Typography>
      <ActivityFacts activity={activity} dash="–" />
    </Stack>
    {activity.attendance_time ? (
      <span>
        <Badge tone="success" icon={<CheckOutlined />}>
          Sudah Absen
        </Badge>
      </span>
    ) : (
      <Button
        variant="contained"
        onClick={onAttend}
        sx={{ minHeight: { xs: 48, sm: 40 }, flex: 'none' }}
      >
        Absen Sekarang
      </Button>
    )}
  </Stack>
);

const loading = (
  <div role="status" aria-busy>
    <Typography sx={{ color: 'text.secondary', py: 1 }}>{TODAY_LOADING}</Typography>
    <Skeleton height={56} />
    <Skeleton height={56} />
  </div>
);

/** 'Aktivitas Hari Ini' of one internship, with attendance. */
export function TodayCard({ internshipId }: { internshipId: number }) {
  const today = todayInUtc();
  const { data, isError, refetch } = useListInternshipActivitiesQuery({
    id: internshipId,
    date: today,
    sort: 'start_time',
  });
  const activities = data?.data ?? [];
  const presence = usePresence({ activities, words: WORDS, onLocationError: tellNoLocation });

  const content = () => {
    if (isError) return <ErrorState text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (!data) return loading;
    if (activities.length === 0)
      return <EmptyState icon={<EventAvailableOutlined />} text={NOTHING_TODAY} />;
    return (
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {activities.map((activity) => (
          <TodayActivity
            key={activity.id}
            activity={activity}
            onAttend={() => presence.choose(activity)}
          />
        ))}
      </Stack>
    );
  };

  return (
    <Card component="section" aria-label="Aktivitas Hari Ini">
      <CardContent sx={{ pb: '8px !important' }}>
        <Typography variant="h2">Aktivitas Hari Ini</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{formatWeekdayDate(today)}</Typography>
        {content()}
      </CardContent>
      {presence.dialog}
    </Card>
  );
}
