import type { Id } from '@/shared/addresses';
import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const activityScreens = {
  'internships.activities.create': {
    path: paths.activities.create(':id'),
    title: 'Tambah Aktivitas',
    roles: PERMISSIONS.manageActivities,
    parent: 'internships.show',
  },
  'internships.activities.show': {
    path: paths.activities.show(':id', ':activityId'),
    title: 'Detail Aktivitas',
    roles: PERMISSIONS.viewInternships,
    parent: 'internships.show',
    otherParents: ['reviews.index'],
  },
  'internships.activities.edit': {
    path: paths.activities.edit(':id', ':activityId'),
    title: 'Edit Aktivitas',
    roles: PERMISSIONS.manageActivities,
    parent: 'internships.show',
  },
} as const satisfies Screens;

export const activityRecordPages = {
  activities: {
    urlOf: (id: Id, internshipId: number | null) =>
      internshipId === null ? null : paths.activities.show(internshipId, id),
  },
} as const satisfies RecordPages;
