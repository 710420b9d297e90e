import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const inboxPages = {
  inbox: page(() => import(/* webpackChunkName: "inbox" */ './InboxPage'), 'InboxPage'),
  'inbox.preferences': page(
    () => import(/* webpackChunkName: "inbox.preferences" */ './InboxPreferencesPage'),
    'InboxPreferencesPage',
  ),
} satisfies ScreenPages;
