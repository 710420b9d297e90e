import { crudPaths, withQuery } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const placeRecords = {
  places: {
    name: 'lokasi mitra',
    title: 'Lokasi Mitra',
    tag: 'Place',
    history: 'masterData',
    imported: 'masterData',
    views: 'places',
    isFound: true,
    isPersonal: false,
  },
} as const satisfies RecordKinds;

export const placePaths = {
  ...crudPaths('/places'),
  ofCompany: (companyId: number) => `/places?company_id=${companyId}`,
  /** With the company, and where the point is known with it. */
  createFor: (companyId: number, point?: { latitude: number; longitude: number }) =>
    withQuery('/places/create', { company_id: companyId, ...point }),
};
