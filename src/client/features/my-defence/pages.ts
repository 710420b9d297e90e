import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const myDefencePages = {
  'student.defence': page(
    () => import(/* webpackChunkName: "student.defence" */ './MyDefencePage'),
    'MyDefencePage',
  ),
} satisfies ScreenPages;
