import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const auditPages = {
  audit: page(() => import(/* webpackChunkName: "audit" */ './AuditPage'), 'AuditPage'),
} satisfies ScreenPages;
