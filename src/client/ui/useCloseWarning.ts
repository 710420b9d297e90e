import { useEffect } from 'react';

/** The browser asks before the tab is closed, if that is needed now or, as a function, by then. */
export function useCloseWarning(isNeeded: boolean | (() => boolean)): void {
  useEffect(() => {
    if (isNeeded === false) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isNeeded === true || isNeeded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
