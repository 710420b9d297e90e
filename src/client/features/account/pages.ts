import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const accountPages = {
  account: page(() => import(/* webpackChunkName: "account" */ './AccountPage'), 'AccountPage'),
  'second-factors': page(
    () => import(/* webpackChunkName: "second-factors" */ './factors/SecondFactorsPage'),
    'SecondFactorsPage',
  ),
} satisfies ScreenPages;
