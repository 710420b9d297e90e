import { useState } from 'react';
import { useGetWarningsQuery } from '@/client/api/api';
import { keep, readStored } from '@/client/session/browserStorage';
import { useCurrentUser } from '@/client/session/useSession';
import { DemoPasswordWarning } from './DemoPasswordWarning';
import { SecondFactorAdvice } from './SecondFactorAdvice';
import { CONTENT_ID } from './SkipLink';
import type { SidebarState } from './useSidebar';

const CLOSED = 'closed';

/** Whether the person has closed a warning on this browser, and how to do so. */
function useClosed(key: 'demo-password-warning' | 'second-factor-advice') {
  const [isClosed, setClosed] = useState(() => readStored(key) === CLOSED);
  const close = () => {
    keep(key, CLOSED);
    setClosed(true);
    // The button that had the focus is gone.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  return [isClosed, close] as const;
}

/**
 * One warning at a time. A super admin is advised of a second factor once the published password opens no account.
 * @public used through `lazyComponent`
 */
export function SafetyWarnings({ sidebar }: { sidebar: SidebarState }) {
  const user = useCurrentUser();
  const isAdmin = user?.role === 'super_admin';
  const [isDemoClosed, closeDemo] = useClosed('demo-password-warning');
  const [isAdviceClosed, closeAdvice] = useClosed('second-factor-advice');
  const { data } = useGetWarningsQuery(undefined, { skip: !isAdmin || isDemoClosed });
  const count = data?.data.open_demo_accounts ?? 0;

  if (user?.second_factor_from) {
    return <SecondFactorAdvice sidebar={sidebar} from={user.second_factor_from} />;
  }
  // Without an answer there is neither.
  if (!isAdmin || !data || isDemoClosed) return null;
  if (count > 0) {
    return <DemoPasswordWarning sidebar={sidebar} count={count} onClose={closeDemo} />;
  }
  if (user.has_second_factor || isAdviceClosed) return null;
  return <SecondFactorAdvice sidebar={sidebar} from={null} onClose={closeAdvice} />;
}
