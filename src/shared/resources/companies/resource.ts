import { crudPaths } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const companyRecords = {
  companies: {
    name: 'mitra industri',
    title: 'Mitra Industri',
    tag: 'Company',
    history: 'masterData',
    imported: 'masterData',
    views: 'companies',
    isFound: true,
    isPersonal: false,
  },
} as const satisfies RecordKinds;

export const companyPaths = crudPaths('/companies');
