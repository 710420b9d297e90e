import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectMustChangePassword } from '@/client/session/sessionSlice';
import { useRole } from '@/client/session/useSession';
import { useAfterFirstScreen } from './useAfterFirstScreen';
import type { SidebarState } from './useSidebar';

const DemoPasswordWarning = lazy(() =>
  import('./DemoPasswordWarning').then(
    (module) => ({ default: module.DemoPasswordWarning }),
    // The page is worth more than its warning.
    () => ({ default: () => null }),
  ),
);

/** Loads the warning for super admins when nothing else needs the network any more. */
export function SafetyNotice({ sidebar }: { sidebar: SidebarState }) {
  const isDue = useAfterFirstScreen();
  const isAllowed = useRole() === 'super_admin';
  const mustChangePassword = useSelector(selectMustChangePassword);
  if (!isDue || !isAllowed || mustChangePassword) return null;
  return (
    <Suspense fallback={null}>
      <DemoPasswordWarning sidebar={sidebar} />
    </Suspense>
  );
}
