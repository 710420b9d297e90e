import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const guidanceSessionScreens = {
  'guidance-sessions.index': {
    path: paths.guidanceSessions.index,
    title: 'Bimbingan',
    roles: PERMISSIONS.readGuidance,
  },
  'guidance-sessions.missing': {
    path: paths.guidanceSessions.missing,
    title: 'Belum Bimbingan',
    roles: PERMISSIONS.readGuidance,
    parent: 'guidance-sessions.index',
  },
  'guidance-sessions.show': {
    path: paths.guidanceSessions.show(':id'),
    title: 'Detail Bimbingan',
    roles: PERMISSIONS.readGuidance,
    parent: 'guidance-sessions.index',
  },
} as const satisfies Screens;

export const guidanceSessionRecordPages = {
  guidance_sessions: {
    list: 'guidance-sessions.index',
    listed: 'listGuidanceSessions',
    order: '-date',
    urlOf: paths.guidanceSessions.show,
  },
} as const satisfies RecordPages;

export const myGuidanceSessionScreens = {
  'student.guidance-sessions': {
    path: paths.guidanceSessions.own,
    title: 'Bimbingan',
    roles: PERMISSIONS.studentPages,
  },
} as const satisfies Screens;
