import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const internshipScreens = {
  'internships.index': {
    path: paths.internships.index,
    title: 'Mahasiswa Magang',
    shortTitle: 'Magang',
    roles: PERMISSIONS.viewInternships,
  },
  'internships.create': {
    path: paths.internships.create,
    title: 'Tambah Mahasiswa Magang',
    roles: PERMISSIONS.manageInternships,
    parent: 'internships.index',
  },
  'internships.place': {
    path: paths.internships.place,
    title: 'Tempatkan Banyak',
    roles: PERMISSIONS.manageInternships,
    parent: 'internships.index',
  },
  'internships.schedule': {
    path: paths.internships.schedule,
    title: 'Buat dari Pola',
    roles: PERMISSIONS.manageActivities,
    parent: 'internships.index',
  },
  'internships.show': {
    path: paths.internships.show(':id'),
    title: 'Detail Magang',
    roles: PERMISSIONS.viewInternships,
    parent: 'internships.index',
  },
  'internships.edit': {
    path: paths.internships.edit(':id'),
    title: 'Edit Mahasiswa Magang',
    roles: PERMISSIONS.manageInternships,
    parent: 'internships.show',
  },
} as const satisfies Screens;

export const internshipRecordPages = {
  internships: {
    list: 'internships.index',
    listed: 'listInternships',
    order: '-internship_period.start_date',
    read: 'getInternship',
    urlOf: paths.internships.show,
  },
} as const satisfies RecordPages;
