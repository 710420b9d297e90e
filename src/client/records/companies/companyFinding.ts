import type { RecordFinding } from '../recordFinding';

export const companyFinding: RecordFinding<'companies'> = {
  key: 'company',
  group: 'Perusahaan',
  textOf: ({ id, name, business_field }) => ({ id, label: name, description: business_field }),
};
