import { crudPaths } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const holidayRecords = {
  holidays: {
    name: 'hari libur',
    title: 'Hari Libur',
    tag: 'Holiday',
    history: 'masterData',
    imported: 'masterData',
    views: 'holidays',
    isFound: true,
    isPersonal: false,
  },
} as const satisfies RecordKinds;

export const holidayPaths = crudPaths('/holidays');
