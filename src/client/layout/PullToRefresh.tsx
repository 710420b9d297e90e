import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { addTagTypes, api } from '@/client/api/api';
import { announce } from '@/client/ui/announcements';
import { isDialogOpen } from '@/client/ui/isDialogOpen';
import { TOP_BAR_EDGE } from './measures';

/** The way of the finger after which letting go reads again. */
const FAR = 140;
/** How far the sign follows the finger. */
const FOLLOWS = 0.5;

const Sign = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: `calc(${TOP_BAR_EDGE} - 44px)`,
  left: 'calc(50% - 20px)',
  zIndex: theme.zIndex.appBar - 1,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.vars.shadows[2],
  pointerEvents: 'none',
  visibility: 'hidden',
  '&[data-far]': { color: theme.vars.palette.primary.text },
}));

/**
 * Reads what the screen shows again when its top is pulled down, in the app of an iPhone, which has no other way.
 * @public used through the module that `AppLayout` imports
 */
export function PullToRefresh() {
  const sign = useRef<HTMLDivElement>(null);
  const dispatch = useDispatch();

  useEffect(() => {
    let from: number | null = null;
    let way = 0;
    const show = (next: number) => {
      way = Math.max(0, next);
      if (!sign.current) return;
      sign.current.style.visibility = way > 0 ? 'visible' : 'hidden';
      sign.current.style.transform = `translateY(${Math.min(way, FAR) * FOLLOWS}px) rotate(${way}deg)`;
      sign.current.toggleAttribute('data-far', way >= FAR);
    };
    const handleStart = ({ touches }: TouchEvent) => {
      const isPull = touches.length === 1 && window.scrollY <= 0 && !isDialogOpen();
      from = isPull ? (touches[0]?.clientY ?? null) : null;
    };
    const handleMove = ({ touches }: TouchEvent) => {
      if (from !== null && touches[0]) show(touches[0].clientY - from);
    };
    const handleEnd = () => {
      if (way >= FAR) {
        dispatch(api.util.invalidateTags([...addTagTypes]));
        announce('Data dimuat ulang.');
      }
      from = null;
      show(0);
    };
    const handlers = [
      ['touchstart', handleStart],
      ['touchmove', handleMove],
      ['touchend', handleEnd],
      ['touchcancel', () => show(0)],
    ] as const;
    for (const [name, handle] of handlers)
      window.addEventListener(name, handle as EventListener, { passive: true });
    return () => {
      for (const [name, handle] of handlers)
        window.removeEventListener(name, handle as EventListener);
    };
  }, [dispatch]);

  return (
    <Sign ref={sign} aria-hidden>
      <RefreshOutlined fontSize="small" />
    </Sign>
  );
}
