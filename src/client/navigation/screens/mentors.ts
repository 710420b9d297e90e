import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const mentorScreens = {
  'mentors.index': { path: paths.mentors.index, title: 'Mentor', roles: PERMISSIONS.masterData },
} as const satisfies Screens;

export const mentorRecordPages = {
  mentors: {
    list: 'mentors.index',
    listed: 'listMentors',
    order: 'user.name',
    urlOf: paths.users.edit,
  },
} as const satisfies RecordPages;
