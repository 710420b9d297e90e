import { type Id, segment } from '@/shared/addresses';
import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';

export const defenceRecords = {
  defences: {
    name: 'ujian',
    title: 'Ujian',
    tag: 'Defence',
    history: null,
    imported: null,
    views: 'defences',
    isFound: true,
    isPersonal: true,
  },
  defence_examiners: { ...NO_SCREEN, name: 'penguji', isPersonal: true },
} as const satisfies RecordKinds;

export const defencePaths = {
  index: '/defences',
  show: (id: Id) => `/defences/${segment(id)}`,
  /** The page of the student who is logged in. */
  own: '/student/defence',
} as const;
