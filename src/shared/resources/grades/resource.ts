import { type Id, segment } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const gradeRecords = {
  grades: {
    name: 'nilai',
    title: 'Nilai',
    tag: 'Grade',
    history: 'manageGrades',
    imported: 'manageGrades',
    views: null,
    isFound: false,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const gradePaths = {
  /** The tab of the internship. */
  index: (id: Id) => `/internships/${segment(id)}?tab=nilai`,
  create: (id: Id) => `/internships/${segment(id)}/grades/create`,
  edit: (id: Id, gradeId: Id) => `/internships/${segment(id)}/grades/${segment(gradeId)}/edit`,
};
