import { type Id, segment } from '@/shared/addresses';
import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';

export const letterRecords = {
  letter_templates: { ...NO_SCREEN, name: 'template surat', isPersonal: false },
  letter_series: { ...NO_SCREEN, name: 'seri nomor surat', isPersonal: false },
  letters: {
    name: 'surat',
    title: 'Surat',
    tag: 'Letter',
    history: 'manageLetters',
    imported: null,
    views: 'letters',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const letterPaths = {
  index: '/letters',
  show: (id: Id) => `/letters/${segment(id)}`,
  templates: '/letters/templates',
  series: '/letters/series',
} as const;
