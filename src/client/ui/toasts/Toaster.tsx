import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIsLoggedIn } from '@/client/session/useSession';
import { LiveRegion } from '../LiveRegion';
import { lazyComponent } from '../lazyComponent';
import { onNoticesChange, queuedNotices, takeNotices } from './notify';

/**
 * notistack is loaded with the first toast, which keeps it out of the login screen's code. Screens that
 * show toasts without a network preload it.
 */
export const toastStack = lazyComponent(() => import('./ToastStack'), 'ToastStack');

/**
 * Rendered once, at the root of the app. The live region exists before its first message, which
 * some screen readers would miss otherwise. A MUI dialog hides its siblings from screen readers,
 * but no `<slot>`: a toast about the dialog's outcome is still announced.
 */
export function Toaster() {
  const notices = useSyncExternalStore(onNoticesChange, queuedNotices);
  const isLoggedIn = useIsLoggedIn();

  const wasUsed = useRef(false);
  wasUsed.current ||= notices.length > 0;

  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    // Clear the log-in prompt once signed in, even if it has not been rendered yet.
    if (isLoggedIn && !wasLoggedIn.current) takeNotices();
    wasLoggedIn.current = isLoggedIn;
  }, [isLoggedIn]);

  return createPortal(
    <slot>
      <div aria-live="polite">
        {wasUsed.current && <toastStack.Component notices={notices} isLoggedIn={isLoggedIn} />}
      </div>
      <LiveRegion />
    </slot>,
    document.body,
  );
}
