import { type Id, segment, withQuery } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const guidanceSessionRecords = {
  guidance_sessions: {
    name: 'bimbingan',
    title: 'Bimbingan',
    tag: 'GuidanceSession',
    history: null,
    imported: null,
    views: 'guidanceSessions',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const guidanceSessionPaths = {
  index: '/guidance-sessions',
  /** The sessions that wait for an agreement. */
  sent: '/guidance-sessions?state=sent',
  sentBy: (nim: string) => withQuery('/guidance-sessions', { state: 'sent', search: nim }),
  missing: '/guidance-sessions/missing',
  show: (id: Id) => `/guidance-sessions/${segment(id)}`,
  /** The page of the student who is logged in. */
  own: '/student/guidance-sessions',
} as const;
