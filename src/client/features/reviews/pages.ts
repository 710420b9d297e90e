import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const reviewPages = {
  'reviews.index': page(
    () => import(/* webpackChunkName: "reviews.index" */ './ReviewDeskPage'),
    'ReviewDeskPage',
  ),
} satisfies ScreenPages;
