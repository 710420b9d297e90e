import { useCallback, useLayoutEffect, useState } from 'react';
import { useIsPhone } from '@/client/components/useIsPhone';
import { isSidebarCollapsed, rememberSidebar } from './sidebarCookie';

export type SidebarState = {
  isPhone: boolean;
  isCollapsed: boolean;
  /** The drawer of a phone. */
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
};

/** Expanded, collapsed or, on a phone, over the page; ctrl or meta with b changes it. */
export function useSidebar(): SidebarState {
  const isPhone = useIsPhone();
  const [isCollapsed, setCollapsed] = useState(isSidebarCollapsed);
  const [isOpen, setOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone) return setOpen((open) => !open);
    rememberSidebar(!isCollapsed);
    setCollapsed(!isCollapsed);
  }, [isPhone, isCollapsed]);

  // As soon as the sidebar can be seen: an effect after painting comes up to 0.1 s later.
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
