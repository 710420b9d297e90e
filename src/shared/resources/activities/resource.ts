import { type Id, segment } from '@/shared/addresses';
import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';

export const activityRecords = {
  activities: {
    name: 'aktivitas',
    title: 'Aktivitas',
    tag: 'Activity',
    history: 'manageActivities',
    imported: 'manageActivities',
    views: null,
    isFound: false,
    isPersonal: true,
  },
  activity_logs: { ...NO_SCREEN, name: 'catatan kegiatan', isPersonal: true },
  activity_photos: { ...NO_SCREEN, name: 'foto', isPersonal: true },
} as const satisfies RecordKinds;

export const activityPaths = {
  create: (id: Id) => `/internships/${segment(id)}/activities/create`,
  show: (id: Id, activityId: Id) => `/internships/${segment(id)}/activities/${segment(activityId)}`,
  edit: (id: Id, activityId: Id) =>
    `/internships/${segment(id)}/activities/${segment(activityId)}/edit`,
  /** The pages of the student who is logged in. */
  own: {
    index: '/student/activities',
    show: (id: Id) => `/student/activities/${segment(id)}`,
  },
};
