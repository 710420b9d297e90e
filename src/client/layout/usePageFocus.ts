import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Where the keyboard and a screen reader go on from, for the element of the page's content:
 * another page begins at its top and takes the focus, which a form then gives to its first field;
 * and when what had the focus is gone, such as a button that has done its work, the page takes it.
 */
export function usePageFocus() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // The router's own restoration knows the document only.
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
