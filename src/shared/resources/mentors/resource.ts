import type { RecordKinds } from '@/shared/resources/recordKind';

export const mentorRecords = {
  mentors: {
    name: 'profil mentor',
    title: 'Mentor',
    tag: 'Mentor',
    history: null,
    imported: 'masterData',
    views: 'mentors',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const mentorPaths = {
  index: '/mentors',
  unsigned: '/mentors?has_signature=false',
} as const;
