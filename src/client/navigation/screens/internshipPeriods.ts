import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const internshipPeriodScreens = {
  'internship-periods.index': {
    path: paths.internshipPeriods.index,
    title: 'Periode Magang',
    roles: PERMISSIONS.masterData,
  },
  'internship-periods.create': {
    path: paths.internshipPeriods.create,
    title: 'Tambah Periode Magang',
    titleOfCopy: 'Salin Periode Magang',
    roles: PERMISSIONS.masterData,
    parent: 'internship-periods.index',
  },
  'internship-periods.edit': {
    path: paths.internshipPeriods.edit(':id'),
    title: 'Edit Periode Magang',
    roles: PERMISSIONS.masterData,
    parent: 'internship-periods.index',
  },
} as const satisfies Screens;

export const internshipPeriodRecordPages = {
  internship_periods: {
    list: 'internship-periods.index',
    listed: 'listInternshipPeriods',
    order: '-start_date',
    read: 'getInternshipPeriod',
    urlOf: paths.internshipPeriods.edit,
  },
} as const satisfies RecordPages;
