import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const followUpPages = {
  'follow-ups.show': page(
    () => import(/* webpackChunkName: "follow-ups.show" */ './FollowUpPage'),
    'FollowUpPage',
  ),
} satisfies ScreenPages;
