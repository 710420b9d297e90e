import { crudPaths, type Id, segment } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const internshipPeriodRecords = {
  internship_periods: {
    name: 'periode magang',
    title: 'Periode Magang',
    tag: 'InternshipPeriod',
    history: 'masterData',
    imported: null,
    views: 'internshipPeriods',
    isFound: false,
    isPersonal: false,
  },
} as const satisfies RecordKinds;

export const internshipPeriodPaths = {
  ...crudPaths('/internship-periods'),
  copy: (id: Id) => `/internship-periods/create?copy_of=${segment(id)}`,
};
