import { type PointerEvent, type RefCallback, useCallback, useRef } from 'react';

export type SwipeSide = 'left' | 'right';

/** From here on a movement has a direction. */
const SLOP = 12;
/** The way after which letting go acts. */
const FAR = 96;
/** The edges of the window belong to the gestures of the phone. */
const EDGE = 24;
/** How little a row follows where it has no action. */
const RESISTANCE = 0.15;

/** For parts of a row with gestures of their own: photos, maps. */
export const NOT_SWIPED = { 'data-not-swiped': '' };

const TAKES_GESTURES = '[data-not-swiped], input, textarea, select';

/** The styles of a row that can be swiped; scrolling and zooming stay with the browser. */
export const SWIPED = {
  touchAction: 'pan-y pinch-zoom',
  transition: 'transform 160ms',
  '&[data-swipe]': { transform: 'translateX(var(--swipe))', transition: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '&[data-swipe]': { transform: 'none' } },
};

interface Swipe {
  id: number;
  x: number;
  y: number;
  /** Null until the finger has moved sideways. */
  side: SwipeSide | null;
}

const show = (row: HTMLElement, way: number, side: SwipeSide, isAllowed: boolean) => {
  row.style.setProperty('--swipe', `${isAllowed ? way : way * RESISTANCE}px`);
  row.dataset.swipe = side;
  row.toggleAttribute('data-armed', isAllowed && Math.abs(way) >= FAR);
};

const reset = (row: HTMLElement) => {
  row.style.removeProperty('--swipe');
  row.removeAttribute('data-swipe');
  row.removeAttribute('data-armed');
};

/**
 * Acts when a finger has moved the row far enough to a side. `isMeant` tells whether the row was there before the
 * finger came down. The row moves without rendering.
 */
export function useSwipe(
  actions: Record<SwipeSide, (() => void) | undefined>,
  isMeant: (press: { detail: number }) => boolean,
) {
  const current = useRef<Swipe | null>(null);

  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    current.current = null;
    reset(currentTarget);
  };

  // After a flick, Chromium takes the next tap for one that stops it, unless the movement was the page's own. React's
  // listeners are passive.
  const ref: RefCallback<HTMLElement> = useCallback((row) => {
    const keepMovement = (event: TouchEvent) => {
      if (current.current?.side && event.cancelable) event.preventDefault();
    };
    row?.addEventListener('touchmove', keepMovement, { passive: false });
    return () => row?.removeEventListener('touchmove', keepMovement);
  }, []);

  return {
    ref,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger zooms.
      if (current.current) return end(event);
      const { pointerType, pointerId: id, clientX: x, clientY: y, currentTarget } = event;
      const target = event.target as Element;
      const isAtEdge = x < EDGE || x > window.innerWidth - EDGE;
      if (pointerType === 'mouse' || isAtEdge || !(actions.left || actions.right)) return;
      // A dialog of the row is elsewhere in the document.
      if (!currentTarget.contains(target) || target.closest(TAKES_GESTURES)) return;
      if (!isMeant({ detail: 1 })) return;
      current.current = { id, x, y, side: null };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const swipe = current.current;
      if (!swipe || swipe.id !== event.pointerId) return;
      const way = event.clientX - swipe.x;
      const down = Math.abs(event.clientY - swipe.y);
      if (!swipe.side) {
        if (Math.abs(way) < SLOP && down < SLOP) return;
        if (down >= Math.abs(way)) return end(event);
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }
      swipe.side = way < 0 ? 'left' : 'right';
      show(event.currentTarget, way, swipe.side, actions[swipe.side] !== undefined);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const swipe = current.current;
      if (!swipe || swipe.id !== event.pointerId) return;
      const isFar = Math.abs(event.clientX - swipe.x) >= FAR;
      end(event);
      if (swipe.side && isFar) actions[swipe.side]?.();
    },
    onPointerCancel: end,
  };
}
