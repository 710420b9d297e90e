import type { Id } from '@/shared/addresses';
import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const gradeScreens = {
  'internships.grades.create': {
    path: paths.grades.create(':id'),
    title: 'Tambah Nilai',
    roles: PERMISSIONS.manageGrades,
    parent: 'internships.show',
  },
  'internships.grades.edit': {
    path: paths.grades.edit(':id', ':gradeId'),
    title: 'Edit Nilai',
    roles: PERMISSIONS.manageGrades,
    parent: 'internships.show',
  },
  'grades.sheet': {
    path: paths.gradeSheet,
    title: 'Nilai per Mata Kuliah',
    roles: PERMISSIONS.manageGrades,
    parent: 'internships.index',
  },
} as const satisfies Screens;

export const gradeRecordPages = {
  grades: {
    urlOf: (id: Id, internshipId: number | null) =>
      internshipId === null ? null : paths.grades.edit(internshipId, id),
  },
} as const satisfies RecordPages;
