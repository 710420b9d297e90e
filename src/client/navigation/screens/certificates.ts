import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const certificateScreens = {
  'certificates.index': {
    path: paths.certificates.index,
    title: 'Sertifikat',
    roles: PERMISSIONS.manageCertificates,
  },
  'certificates.show': {
    path: paths.certificates.show(':id'),
    title: 'Detail Sertifikat',
    roles: PERMISSIONS.manageCertificates,
    parent: 'certificates.index',
  },
} as const satisfies Screens;

export const certificateRecordPages = {
  certificates: {
    list: 'certificates.index',
    listed: 'listCertificates',
    order: 'name',
    urlOf: paths.certificates.show,
  },
} as const satisfies RecordPages;
