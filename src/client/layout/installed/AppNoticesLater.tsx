import { lazyComponent } from '@/client/ui/lazyComponent';
import { useAfterFirstScreen } from '../useAfterFirstScreen';

const Nothing = () => null;

const appNotices = lazyComponent(
  // Notices that fail to load must not break the page.
  () => import('./AppNotices').catch(() => ({ AppNotices: Nothing })),
  'AppNotices',
);

export const AppNoticesLater = () => useAfterFirstScreen() && <appNotices.Component />;
