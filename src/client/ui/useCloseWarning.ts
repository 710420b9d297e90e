import { useEffect } from 'react';
import { watchUnsaved } from './unsavedChanges';

/** The browser asks before the tab is closed, if that is needed now or, as a function, by then. */
export function useCloseWarning(isNeeded: boolean | (() => boolean)): void {
  useEffect(() => {
    if (isNeeded === false) return;
    const isAtRisk = () => isNeeded === true || isNeeded();
    const ask = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const unwatch = watchUnsaved(isAtRisk);
    return () => {
      window.removeEventListener('beforeunload', ask);
      unwatch();
    };
  }, [isNeeded]);
}
