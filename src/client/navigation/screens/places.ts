import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const placeScreens = {
  'places.index': {
    path: paths.places.index,
    title: 'Lokasi Mitra',
    roles: PERMISSIONS.masterData,
  },
  'places.create': {
    path: paths.places.create,
    title: 'Tambah Lokasi Mitra',
    roles: PERMISSIONS.masterData,
    parent: 'places.index',
  },
  'places.edit': {
    path: paths.places.edit(':id'),
    title: 'Edit Lokasi Mitra',
    roles: PERMISSIONS.masterData,
    parent: 'places.index',
  },
} as const satisfies Screens;

export const placeRecordPages = {
  places: {
    list: 'places.index',
    listed: 'listPlaces',
    order: 'company.name,name',
    read: 'getPlace',
    urlOf: paths.places.edit,
  },
} as const satisfies RecordPages;
