import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const holidayScreens = {
  'holidays.index': {
    path: paths.holidays.index,
    title: 'Hari Libur',
    roles: PERMISSIONS.masterData,
  },
  'holidays.create': {
    path: paths.holidays.create,
    title: 'Tambah Hari Libur',
    roles: PERMISSIONS.masterData,
    parent: 'holidays.index',
  },
  'holidays.edit': {
    path: paths.holidays.edit(':id'),
    title: 'Edit Hari Libur',
    roles: PERMISSIONS.masterData,
    parent: 'holidays.index',
  },
} as const satisfies Screens;

export const holidayRecordPages = {
  holidays: {
    list: 'holidays.index',
    listed: 'listHolidays',
    order: 'date',
    read: 'getHoliday',
    urlOf: paths.holidays.edit,
  },
} as const satisfies RecordPages;
