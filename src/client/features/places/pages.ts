import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const placePages = {
  'places.index': page(
    () => import(/* webpackChunkName: "places.index" */ './PlaceListPage'),
    'PlaceListPage',
  ),
  'places.create': page(
    () => import(/* webpackChunkName: "places.create" */ './PlaceCreatePage'),
    'PlaceCreatePage',
  ),
  'places.edit': page(
    () => import(/* webpackChunkName: "places.edit" */ './PlaceEditPage'),
    'PlaceEditPage',
  ),
} satisfies ScreenPages;
