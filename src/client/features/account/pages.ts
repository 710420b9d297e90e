import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const accountPages = {
  account: page(() => import(/* webpackChunkName: "account" */ './AccountPage'), 'AccountPage'),
} satisfies ScreenPages;
