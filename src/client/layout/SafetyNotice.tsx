import { useSelector } from 'react-redux';
import { selectUnfinished } from '@/client/session/sessionSlice';
import { useCurrentUser } from '@/client/session/useSession';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { useAfterFirstScreen } from './useAfterFirstScreen';
import type { SidebarState } from './useSidebar';

const Nothing = () => null;

const safetyWarnings = lazyComponent(
  // A warning that fails to load must not break the page.
  () => import('./SafetyWarnings').catch(() => ({ SafetyWarnings: Nothing })),
  'SafetyWarnings',
);

/** Loads warnings about the account when nothing else needs the network any more. */
export function SafetyNotice({ sidebar }: { sidebar: SidebarState }) {
  const isDue = useAfterFirstScreen();
  const user = useCurrentUser();
  const unfinished = useSelector(selectUnfinished);
  const isWarned = user?.role === 'super_admin' || Boolean(user?.second_factor_from);
  if (!isDue || !isWarned || unfinished) return null;
  return <safetyWarnings.Component sidebar={sidebar} />;
}
