import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ActivityDetail } from '@/client/api/api';
import { LateLog } from '@/client/records/activityLog/LateLog';
import { isReturned, LogBadges } from '@/client/records/activityLog/LogBadges';
import { LogText } from '@/client/records/activityLog/LogText';
import { PhotoThumbnails } from '@/client/records/activityLog/PhotoThumbnails';
import { withDrafts } from '@/client/session/withDrafts';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { mayChangeLog } from '@/shared/resources/activities/activityLogs';
import { useAttendanceDays } from '../useAttendanceDays';
import { LeftDraft } from './LeftDraft';
import { ReturnComments } from './ReturnComments';

/** Loaded on demand: past and future activities do not need it. It opens with the draft. */
const logEditor = lazyComponent(() => withDrafts(import('./LogEditor')), 'LogEditor');

const EditorSkeleton = () => (
  <LoadingState>
    <Skeleton width={220} />
    <Skeleton variant="rounded" height={208} sx={{ mt: 1 }} />
    <Skeleton variant="rounded" height={38} sx={{ mt: 4 }} />
  </LoadingState>
);

const ReadOnlyLog = ({ activity, activity: { log, photos } }: { activity: ActivityDetail }) => (
  <>
    <LeftDraft activity={activity} />
    {log ? (
      <LogText>{log.text}</LogText>
    ) : (
      <Typography sx={{ color: 'text.secondary' }}>Tidak ada catatan.</Typography>
    )}
    <LateLog activity={activity} />
    {photos.length > 0 && (
      <Box sx={{ mt: 2 }}>
        <PhotoThumbnails photos={photos} zone={activity.time_zone} />
      </Box>
    )}
  </>
);

/** The student's log of an activity, from its day on. */
export function ActivityLogCard({ activity }: { activity: ActivityDetail }) {
  const { utcDay, campusDay = '' } = useAttendanceDays();
  const isOpen = utcDay >= activity.date || campusDay >= activity.date;
  const mayChange =
    isOpen &&
    activity.closed_by === null &&
    mayChangeLog({ ...activity, is_returned: isReturned(activity) });
  if (!isOpen && !activity.log && activity.photos.length === 0) return null;

  return (
    <Card component="section" aria-labelledby="activity-log" sx={{ mt: 2 }}>
      <CardContent>
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', mb: 2 }}
        >
          <Typography id="activity-log" variant="h2">
            Catatan kegiatan
          </Typography>
          <LogBadges activity={activity} log={activity.log} />
        </Stack>
        {isReturned(activity) && <ReturnComments activity={activity} />}
        {mayChange ? (
          <logEditor.Component fallback={<EditorSkeleton />} activity={activity} />
        ) : (
          <ReadOnlyLog activity={activity} />
        )}
      </CardContent>
    </Card>
  );
}
