import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const certificatePages = {
  'certificates.index': page(
    () => import(/* webpackChunkName: "certificates.index" */ './CertificateListPage'),
    'CertificateListPage',
  ),
  'certificates.show': page(
    () => import(/* webpackChunkName: "certificates.show" */ './CertificatePage'),
    'CertificatePage',
  ),
} satisfies ScreenPages;
