import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';
import { type ActivityDetail, useGetActivityQuery } from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { LateLog } from '@/client/records/activityLog/LateLog';
import { LogBadges } from '@/client/records/activityLog/LogBadges';
import { LogText } from '@/client/records/activityLog/LogText';
import { PhotoThumbnails } from '@/client/records/activityLog/PhotoThumbnails';
import { ActivityPresses } from '@/client/records/attendance/ActivityPresses';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { ActivitySteps } from '@/client/records/review/ActivitySteps';
import { useRole } from '@/client/session/useSession';
import { actionsOfRow } from '@/client/table/actions/offeredActions';
import { StatusBadge } from '@/client/ui/cells/StatusBadge';
import { type Detail, DetailList } from '@/client/ui/DetailList';
import { LocationMap } from '@/client/ui/map/LocationMap';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { LoadError } from '@/client/ui/states/LoadError';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { type PlaceClock, plannedTimes, pressDateTime } from '@/shared/attendance/placeTime';
import { VALIDITY_LABELS } from '@/shared/constants/labels';
import { formatDateTime, formatWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { useInternshipContext } from '../useInternshipContext';
import { FrozenContext, isFrozen } from './FrozenContext';
import { MakePlace } from './MakePlace';
import { ReviewButtons } from './ReviewButtons';
import { useValidateActivity } from './useValidateActivity';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

const CardTitle = styled(Typography)(({ theme }) => ({
  padding: '14px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
})) as typeof Typography;

const validation = (at: string | null) => (
  <StatusBadge active={Boolean(at)} labels={VALIDITY_LABELS} />
);

const detailsOf = (activity: ActivityDetail, clock: PlaceClock): Detail[] => [
  { label: 'Tanggal', value: formatWeekdayDate(activity.date) },
  { label: 'Waktu', value: plannedTimes(activity, clock) },
  {
    label: 'Waktu Absen',
    value: activity.attendance_time
      ? pressDateTime(activity.attendance_time, clock)
      : formatDateTime(null),
  },
  { label: 'Validasi Dosen', value: validation(activity.validated_at_by_lecturer) },
  { label: 'Validasi Mentor', value: validation(activity.validated_at_by_mentor) },
  { label: 'Alamat', value: activity.address, isWide: true },
  { label: 'Deskripsi', value: activity.description, isWide: true },
];

const LOADING = ['Tanggal', 'Waktu', 'Waktu Absen', 'Validasi Dosen', 'Validasi Mentor'];

const DetailSkeleton = () => (
  <LoadingState>
    <Columns>
      <Card>
        <DetailList
          details={[
            ...LOADING.map((label) => ({ label, value: <Skeleton width="70%" /> })),
            { label: 'Alamat', value: <Skeleton width="60%" />, isWide: true },
            { label: 'Deskripsi', value: <Skeleton width="90%" />, isWide: true },
          ]}
        />
      </Card>
      <Skeleton variant="rounded" height={420} />
    </Columns>
  </LoadingState>
);

type PlaceProps = { activity: ActivityDetail; companyId: number | undefined };

const AttendancePlace = ({ activity, companyId }: PlaceProps) => {
  const { latitude, longitude, is_position_rounded } = activity;
  return (
    <Card component="section" aria-labelledby="attendance-place">
      <CardTitle id="attendance-place" variant="h2">
        Lokasi Absensi
      </CardTitle>
      {latitude != null && longitude != null ? (
        <LocationMap
          latitude={latitude}
          longitude={longitude}
          isRounded={is_position_rounded}
          place={
            activity.attendance_events.find(({ kind, voided_at }) => kind === 'in' && !voided_at)
              ?.place
          }
          label="Lokasi absensi"
        />
      ) : (
        <EmptyState icon={<LocationOffOutlined />} text="Lokasi absensi belum tersedia" />
      )}
      <MakePlace activity={activity} companyId={companyId} />
      <ActivityPresses activity={activity} events={activity.attendance_events} />
    </Card>
  );
};

const LogHeader = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '14px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** The log and photos handed in by the student. */
const StudentLog = ({ activity }: { activity: ActivityDetail }) => {
  const { log, photos } = activity;
  return (
    <Card component="section" aria-labelledby="activity-log">
      <LogHeader>
        <Typography id="activity-log" variant="h2">
          Catatan kegiatan
        </Typography>
        {log && <LogBadges activity={activity} log={log} />}
      </LogHeader>
      {log || photos.length > 0 ? (
        <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {log && <LogText>{log.text}</LogText>}
          <LateLog activity={activity} />
          {photos.length > 0 && <PhotoThumbnails photos={photos} zone={activity.time_zone} />}
          {log?.handed_in_at && (
            <Typography sx={{ color: 'text.secondary' }}>
              {`Dikirim ${formatDateTime(log.handed_in_at)}`}
            </Typography>
          )}
        </CardContent>
      ) : (
        <EmptyState icon={<EditNoteOutlined />} text="Belum ada catatan yang dikirim" />
      )}
    </Card>
  );
};

/** @screen internships.activities.show */
export function ActivityDetailPage() {
  const params = useParams();
  const internshipId = Number(params.id);
  const id = Number(params.activityId);
  const mayManage = can(useRole(), 'manageActivities');
  const { context, companyId } = useInternshipContext(internshipId);
  const { data, currentData, isError, error, refetch } = useGetActivityQuery({ id });
  const validationsOf = actionsOfRow(useValidateActivity());
  const clockOf = usePlaceClock();
  const activity = data?.data;
  // Another reading that fails takes no open dialog away.
  const isMissing = isError && (!currentData || isNotFound(error));

  const actions = activity && (
    <>
      {mayManage && !activity.closed_by && !isFrozen(activity) && (
        <Button
          component={Link}
          to={paths.activities.edit(internshipId, id)}
          variant="outlined"
          color="secondary"
          startIcon={<EditOutlined />}
        >
          Edit
        </Button>
      )}
      {validationsOf?.(activity).map(({ label, onClick }) => (
        <Button key={label} variant="contained" startIcon={<TaskAltOutlined />} onClick={onClick}>
          {label}
        </Button>
      ))}
      <ReviewButtons activity={activity} />
    </>
  );

  return (
    <>
      <PageHeader
        title={activity?.name}
        context={<FrozenContext activity={activity}>{context}</FrozenContext>}
        actions={actions}
      />
      {isMissing ? (
        <LoadError
          inCard
          error={error}
          onRetry={refetch}
          notFoundText="Aktivitas tidak ditemukan"
        />
      ) : !activity ? (
        <DetailSkeleton />
      ) : (
        <Columns>
          <Stack sx={{ gap: 2 }}>
            <Card>
              <DetailList details={detailsOf(activity, clockOf(activity.time_zone))} />
            </Card>
            <StudentLog activity={activity} />
            <ActivitySteps activityId={id} />
          </Stack>
          <AttendancePlace activity={activity} companyId={companyId} />
        </Columns>
      )}
      {activity && (
        <RecordHistory
          of="activities"
          id={id}
          title="Riwayat perubahan"
          about="Siapa mengubah isian, absensi, dan foto"
        />
      )}
    </>
  );
}
