import { useSelector } from 'react-redux';
import { selectMustChangePassword } from '@/client/session/sessionSlice';
import { useRole } from '@/client/session/useSession';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { useAfterFirstScreen } from './useAfterFirstScreen';
import type { SidebarState } from './useSidebar';

const Nothing = () => null;

const demoPasswordWarning = lazyComponent(
  // A warning that fails to load must not break the page.
  () => import('./DemoPasswordWarning').catch(() => ({ DemoPasswordWarning: Nothing })),
  'DemoPasswordWarning',
);

/** Loads the warning for super admins when nothing else needs the network any more. */
export function SafetyNotice({ sidebar }: { sidebar: SidebarState }) {
  const isDue = useAfterFirstScreen();
  const isAllowed = useRole() === 'super_admin';
  const mustChangePassword = useSelector(selectMustChangePassword);
  if (!isDue || !isAllowed || mustChangePassword) return null;
  return <demoPasswordWarning.Component sidebar={sidebar} />;
}
