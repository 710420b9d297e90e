import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const defencePages = {
  'defences.index': page(
    () => import(/* webpackChunkName: "defences.index" */ './DefenceListPage'),
    'DefenceListPage',
  ),
  'defences.show': page(
    () => import(/* webpackChunkName: "defences.show" */ './DefencePage'),
    'DefencePage',
  ),
} satisfies ScreenPages;
