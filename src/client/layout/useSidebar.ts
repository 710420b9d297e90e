import { useCallback, useLayoutEffect, useState } from 'react';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { isSidebarCollapsed, rememberSidebar } from './sidebarCookie';

export type SidebarState = {
  isPhone: boolean;
  isCollapsed: boolean;
  /** Whether the drawer of a phone is open. */
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
};

/** The sidebar is expanded, collapsed or, on a phone, a drawer. Ctrl+B or Cmd+B toggles it. */
export function useSidebar(): SidebarState {
  const isPhone = useIsPhone();
  const [isCollapsed, setCollapsed] = useState(isSidebarCollapsed);
  const [isOpen, setOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone) return setOpen((open) => !open);
    rememberSidebar(!isCollapsed);
    setCollapsed(!isCollapsed);
  }, [isPhone, isCollapsed]);

  // Layout effect: a passive effect would attach the shortcut up to 0.1 s after the first paint.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [toggle]);

  const close = useCallback(() => setOpen(false), []);

  return {
    isPhone,
    isCollapsed: isCollapsed && !isPhone,
    isOpen: isOpen && isPhone,
    toggle,
    close,
  };
}
