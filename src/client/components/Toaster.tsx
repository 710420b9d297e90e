import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasWaitingNotices, onNoticeWaiting } from './notify';

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack')).ToastStack }));

let wasNeeded = false;

const isNeeded = () => {
  wasNeeded ||= hasWaitingNotices();
  return wasNeeded;
};

/** Stands once, at the root of the app. */
export function Toaster() {
  return useSyncExternalStore(onNoticeWaiting, isNeeded) ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
