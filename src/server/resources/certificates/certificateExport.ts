import {
  type ExportTable,
  exportedField,
  exportedFields,
  ownColumn,
} from '@/server/exports/exportTable';
import type { components } from '@/shared/contract.gen';
import { pick } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import {
  certificateFields,
  certificateListed,
} from '@/shared/resources/certificates/certificateFields';
import { gapsText } from '@/shared/resources/certificates/certificateGaps';

type Row = components['schemas']['CertificateRecipient'];

export const certificateExport: ExportTable<Row> = {
  title: RECORDS.certificates.title,
  columns: [
    ...exportedFields<Row>(pick(certificateListed, 'name', 'note', 'company_name', 'students')),
    exportedField<Row>('state', certificateListed.state),
    ownColumn<Row>('missing', 'Keterangan', ({ missing }) => gapsText(missing)),
    exportedField<Row>('issued_on', certificateListed.issued_on),
    exportedField<Row>('certificate.number', { label: 'Nomor', type: 'text' }),
    exportedField<Row>('certificate.code', { label: 'Kode', type: 'text' }),
    exportedField<Row>('certificate.issued_by_name', { label: 'Diterbitkan Oleh', type: 'text' }),
    exportedField<Row>('certificate.revoked_at', certificateFields.revoked_at),
    exportedField<Row>('certificate.revoked_reason', certificateFields.revoked_reason),
  ],
};
