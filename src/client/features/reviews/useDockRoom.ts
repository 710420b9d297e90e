import { type RefObject, useLayoutEffect } from 'react';
import { CONTENT_ID } from '@/client/layout/SkipLink';
import { BOTTOM_EDGE } from '@/client/ui/pageBottom';

/** The room between the bars and what is scrolled into view above them. */
const GAP = 24;

const ROOM = '--dock-room';

/** Scrolls the element into view above the bars, its beginning if it is too high for that. */
export const scrollToWhole = (element: HTMLElement) => {
  element.scrollIntoView({ block: 'nearest' });
  const { top, bottom } = element.getBoundingClientRect();
  const room =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  if (top < 0 || bottom > window.innerHeight - room) element.scrollIntoView({ block: 'start' });
};

/** Keeps what has the focus above the bars at the bottom. `content` changes when they may change their height. */
export function useDockRoom(dock: RefObject<HTMLElement | null>, content: string) {
  useLayoutEffect(() => {
    const height = content && dock.current ? dock.current.offsetHeight + GAP : 0;
    const room = height > 0 ? `${height}px` : '';
    // On a desktop the page scrolls inside, on a phone the document.
    const scrolled = [document.documentElement, document.getElementById(CONTENT_ID)];
    const padding = room && `calc(${room} + ${BOTTOM_EDGE})`;
    for (const each of scrolled) each?.style.setProperty('scroll-padding-bottom', padding);
    document.documentElement.style.setProperty(ROOM, room);
    if (height > 0) {
      const focused = document.activeElement?.closest<HTMLElement>('article form, article');
      if (focused) scrollToWhole(focused);
    }
    return () => {
      for (const each of scrolled) each?.style.removeProperty('scroll-padding-bottom');
    };
  }, [dock, content]);
}
