import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIsLoggedIn } from '@/client/session/useSession';
import { clearNotices, hasWaitingNotices, onNoticeWaiting } from './notify';

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack')).ToastStack }));

let wasNeeded = false;

const isNeeded = () => {
  wasNeeded ||= hasWaitingNotices();
  return wasNeeded;
};

/**
 * Stands once, at the root of the app. A dialog hides everything beside it from screen readers,
 * except for elements that may not be hidden so: in a slot, a toast that says how the question of
 * the dialog ended is still read out. The region is there before its first words, which some
 * readers would miss otherwise.
 */
export function Toaster() {
  const hasToasts = useSyncExternalStore(onNoticeWaiting, isNeeded);
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    // What asked for the login is over with it, even if it was not drawn yet.
    if (isLoggedIn) clearNotices();
  }, [isLoggedIn]);
  return createPortal(
    <slot>
      <div aria-live="polite">
        {hasToasts && (
          <Suspense fallback={null}>
            <ToastStack />
          </Suspense>
        )}
      </div>
    </slot>,
    document.body,
  );
}
