import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const systemPages = {
  'system.institution': page(
    () => import(/* webpackChunkName: "system.institution" */ './InstitutionPage'),
    'InstitutionPage',
  ),
  system: page(() => import(/* webpackChunkName: "system" */ './SystemPage'), 'SystemPage'),
} satisfies ScreenPages;
