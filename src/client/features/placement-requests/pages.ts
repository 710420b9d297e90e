import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const placementRequestPages = {
  'placement-requests.index': page(
    () => import(/* webpackChunkName: "placement-requests.index" */ './PlacementRequestListPage'),
    'PlacementRequestListPage',
  ),
  'placement-requests.accept': page(
    () => import(/* webpackChunkName: "placement-requests.accept" */ './AcceptManyPage'),
    'AcceptManyPage',
  ),
  'placement-requests.show': page(
    () => import(/* webpackChunkName: "placement-requests.show" */ './PlacementRequestPage'),
    'PlacementRequestPage',
  ),
} satisfies ScreenPages;
