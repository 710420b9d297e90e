import { ACTIVATES } from '../audit/recordKind';
import type { StoredRecord } from './storedRecord';

export const places = {
  audited: {
    places: {
      label: ['{name}', ' – {company_name}'],
      namedBy: 'company_id',
      actions: ACTIVATES,
      ignored: ['version'],
    },
  },
  notAudited: {
    past_places: 'follows from changes of places and placements, which have entries themselves',
    past_place_rules: 'follows from changes of places, which have entries themselves',
  },
  constraints: {
    unique: {
      places_company_name_key: {
        field: 'name',
        message: 'Mitra ini sudah memiliki lokasi dengan nama ini',
      },
    },
    reference: {
      places_company_id_fkey: { field: 'company_id', message: 'Perusahaan tidak ditemukan' },
    },
    stillReferenced: {
      places_company_id_fkey: 'Mitra industri tidak dapat dihapus karena masih memiliki lokasi.',
      past_places_place_id_fkey:
        'Lokasi tidak dapat dihapus karena hari yang sudah lewat dinilai dengannya. Nonaktifkan saja.',
    },
  },
} as const satisfies StoredRecord;
