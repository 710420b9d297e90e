import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const defencePages = {
  'defences.index': page(
    () => import(/* webpackChunkName: "defences" */ './DefenceListPage'),
    'DefenceListPage',
  ),
  'defences.show': page(
    () => import(/* webpackChunkName: "defences.show" */ './DefencePage'),
    'DefencePage',
  ),
} satisfies ScreenPages;
