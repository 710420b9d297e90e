import { type Id, segment } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';
import type { CertificateKind } from './constants';

export const certificateRecords = {
  certificates: {
    name: 'sertifikat',
    title: 'Sertifikat',
    tag: 'Certificate',
    history: 'manageCertificates',
    imported: null,
    views: 'certificates',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const certificatePaths = {
  index: '/certificates',
  /** The certificates of a period that can be issued. */
  ready: (kind: CertificateKind, periodId: number) =>
    `/certificates?kind=${kind}&internship_period_id=${periodId}&state=ready`,
  show: (id: Id) => `/certificates/${segment(id)}`,
} as const;
