import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Manages scroll position and focus of the page's content element (docs/decisions/0012). After navigation
 * the new page scrolls to the top and takes the focus (a form then moves it to its first field). The page
 * also takes the focus when the focused element is removed, such as a button that is no longer needed.
 */
export function usePageFocus() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // The router only restores the scroll position of the document.
    content.current?.scrollTo?.(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const page = content.current;
    if (!page) return;
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) page.focus({ preventScroll: true });
    });
    page.addEventListener('focusin', remember);
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);

  return content;
}
