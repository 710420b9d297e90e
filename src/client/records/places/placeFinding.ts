import type { RecordFinding } from '../recordFinding';

export const placeFinding: RecordFinding<'places'> = {
  key: 'place',
  group: 'Lokasi Mitra',
  textOf: ({ id, name, company_name }) => ({ id, label: name, description: company_name }),
};
