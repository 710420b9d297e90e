import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const companyScreens = {
  'companies.index': {
    path: paths.companies.index,
    title: 'Mitra Industri',
    roles: PERMISSIONS.masterData,
  },
  'companies.create': {
    path: paths.companies.create,
    title: 'Tambah Mitra Industri',
    roles: PERMISSIONS.masterData,
    parent: 'companies.index',
  },
  'companies.edit': {
    path: paths.companies.edit(':id'),
    title: 'Edit Mitra Industri',
    roles: PERMISSIONS.masterData,
    parent: 'companies.index',
  },
} as const satisfies Screens;

export const companyRecordPages = {
  companies: {
    list: 'companies.index',
    listed: 'listCompanies',
    order: 'name',
    read: 'getCompany',
    urlOf: paths.companies.edit,
  },
} as const satisfies RecordPages;
