import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const myGuidancePages = {
  'student.guidance-sessions': page(
    () => import(/* webpackChunkName: "student.guidance-sessions" */ './MyGuidancePage'),
    'MyGuidancePage',
  ),
} satisfies ScreenPages;
