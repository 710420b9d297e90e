import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const systemPages = {
  system: page(() => import(/* webpackChunkName: "system" */ './SystemPage'), 'SystemPage'),
} satisfies ScreenPages;
