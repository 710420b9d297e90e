import type { SessionUser } from '@/server/auth/sessionUser';
import { foundOr404 } from '@/server/http/errors';
import { selectActivity } from '@/server/resources/activities/activityQueries';
import { selectAttendanceEvents } from '@/server/resources/activities/attendanceQueries';
import { selectActivityPhotos } from '@/server/resources/activities/photos/activityPhotoQueries';
import { withPhotoUrls } from '@/server/resources/activities/photos/withPhotoUrls';
import { selectPressPermissions } from '@/server/resources/activities/pressPermissions';
import { selectClosedBy } from '@/server/resources/internships/internshipQueries';
import type { Services } from '@/server/services';
import { daysLate } from '@/shared/resources/activities/activityLogs';
import { selectActivityLog } from './activityLogQueries';

type DetailServices = Pick<Services, 'db' | 'config' | 'photoUrls'>;

/** An activity with its log and photos. Only the student sees a draft. */
export async function selectActivityDetail(
  { db, config, photoUrls }: DetailServices,
  user: SessionUser,
  id: number,
) {
  const activity = await selectActivity(db, user, id);
  if (!activity) return undefined;
  const stored = await selectActivityLog(db, id);
  const photos = await selectActivityPhotos(db, id);
  const isShown = stored && (user.role === 'student' || stored.handed_in_at !== null);
  const permissions = await selectPressPermissions(db, [id]);
  return {
    ...activity,
    ...foundOr404(permissions.get(id)),
    closed_by: await selectClosedBy(db, activity.internship_id),
    attendance_events: await selectAttendanceEvents(db, id),
    log: isShown ? withDaysLate(stored, activity, config.campusTimeZone) : null,
    photos: photos.map((photo) => withPhotoUrls(photo, photoUrls)),
  };
}

function withDaysLate<Log extends { first_handed_in_at: Date | null }>(
  { first_handed_in_at, ...log }: Log,
  activity: Parameters<typeof daysLate>[0],
  timeZone: string,
) {
  const days = first_handed_in_at && daysLate(activity, first_handed_in_at, timeZone);
  return { ...log, days_late: days };
}
