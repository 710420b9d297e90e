import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const guidanceSessionPages = {
  'guidance-sessions.index': page(
    () => import(/* webpackChunkName: "guidance-sessions.index" */ './GuidanceSessionListPage'),
    'GuidanceSessionListPage',
  ),
  'guidance-sessions.missing': page(
    () => import(/* webpackChunkName: "guidance-sessions.missing" */ './MissingGuidancePage'),
    'MissingGuidancePage',
  ),
  'guidance-sessions.show': page(
    () => import(/* webpackChunkName: "guidance-sessions.show" */ './GuidanceSessionPage'),
    'GuidanceSessionPage',
  ),
} satisfies ScreenPages;
