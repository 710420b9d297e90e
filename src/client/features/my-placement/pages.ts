import { withDrafts } from '@/client/session/withDrafts';
import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const myPlacementPages = {
  'student.placement-requests.index': page(
    () =>
      import(/* webpackChunkName: "student.placement-requests.index" */ './MyPlacementListPage'),
    'MyPlacementListPage',
  ),
  'student.placement-requests.create': page(
    () =>
      withDrafts(
        import(/* webpackChunkName: "student.placement-requests.create" */ './PlacementCreatePage'),
      ),
    'PlacementCreatePage',
  ),
  'student.placement-requests.show': page(
    () => import(/* webpackChunkName: "student.placement-requests.show" */ './MyPlacementPage'),
    'MyPlacementPage',
  ),
  'student.placement-requests.edit': page(
    () =>
      withDrafts(
        import(/* webpackChunkName: "student.placement-requests.edit" */ './PlacementEditPage'),
      ),
    'PlacementEditPage',
  ),
} satisfies ScreenPages;
