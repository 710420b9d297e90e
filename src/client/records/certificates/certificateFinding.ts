import { formatPeriod } from '@/shared/format';
import {
  CERTIFICATE_KIND_LABELS,
  CERTIFICATE_STATE_LABELS,
} from '@/shared/resources/certificates/constants';
import type { RecordFinding } from '../recordFinding';

export const certificateFinding: RecordFinding<'certificates'> = {
  key: 'certificate',
  group: 'Sertifikat',
  textOf: ({ id, kind, name, company_name, is_revoked, start_date, end_date }) => ({
    id,
    label: name,
    description: [
      CERTIFICATE_KIND_LABELS[kind],
      company_name,
      formatPeriod(start_date, end_date),
      CERTIFICATE_STATE_LABELS[is_revoked ? 'revoked' : 'issued'],
    ].join(' · '),
  }),
};
