import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const importPages = {
  imports: page(() => import(/* webpackChunkName: "imports" */ './ImportPage'), 'ImportPage'),
} satisfies ScreenPages;
