import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const mentorPages = {
  'mentors.index': page(
    () => import(/* webpackChunkName: "mentors.index" */ './MentorListPage'),
    'MentorListPage',
  ),
} satisfies ScreenPages;
