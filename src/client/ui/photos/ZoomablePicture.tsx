import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type PointerEvent, useRef, useState } from 'react';
import {
  CLOSE,
  distanceOf,
  middleOf,
  type Point,
  type View,
  WHOLE,
  within,
  zoomedAt,
} from './zoom';

const Frame = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  // Every gesture belongs to the picture.
  touchAction: 'none',
  userSelect: 'none',
  '& img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    WebkitTouchCallout: 'none',
  },
});

const Toggle = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  right: 8,
  bottom: 8,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.control.border}`,
  '&:hover': { backgroundColor: theme.vars.palette.background.paper },
}));

/** The way after which a swipe over the whole picture turns to another one. */
const TURN = 60;

type Props = { src: string; alt: string; onTurn?: (by: 1 | -1) => void };

/** A picture that fills the room it is given: two fingers zoom, one moves it or turns to the next one, a double tap zooms. */
export function ZoomablePicture({ src, alt, onTurn }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const view = useRef<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  /** Where a swipe with one finger began. */
  const swipe = useRef<Point | null>(null);
  const [isClose, setClose] = useState(false);

  // Another picture starts whole; only the image is replaced, so that the button keeps the focus.
  const [shownSrc, setShownSrc] = useState(src);
  if (shownSrc !== src) {
    setShownSrc(src);
    setClose(false);
    view.current = WHOLE;
    fingers.current.clear();
    swipe.current = null;
  }

  /** The picture follows the fingers without rendering. */
  const show = (next: View) => {
    if (!frame.current || !picture.current) return;
    view.current = within(next, frame.current.getBoundingClientRect());
    const { scale, x, y } = view.current;
    picture.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    setClose(scale > 1);
  };

  /** The place of a pointer from the middle of the frame. */
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = (frame.current as HTMLElement).getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const toggle = (at: Point) => show(isClose ? WHOLE : zoomedAt(view.current, CLOSE, at));

  const handleDown = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, placeOf(event));
    swipe.current = fingers.current.size === 1 && !isClose ? placeOf(event) : null;
  };

  const handleMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, now);
    const { scale, x, y } = view.current;
    if (!other) return show({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
    const [, still] = other;
    const from = middleOf(before, still);
    const to = middleOf(now, still);
    const zoomed = zoomedAt(
      view.current,
      (scale * distanceOf(now, still)) / Math.max(1, distanceOf(before, still)),
      from,
    );
    show({ ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y });
  };

  const handleUp = (event: PointerEvent) => {
    const start = swipe.current;
    const way = start ? placeOf(event).x - start.x : 0;
    if (start && Math.abs(way) >= TURN && view.current.scale === 1) onTurn?.(way < 0 ? 1 : -1);
    handleLeave(event);
  };

  const handleLeave = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    swipe.current = null;
  };

  return (
    <Frame
      ref={frame}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleLeave}
      onPointerLeave={handleLeave}
      onDoubleClick={(event) => toggle(placeOf(event))}
    >
      <img key={src} ref={picture} src={src} alt={alt} draggable={false} />
      <Toggle
        aria-label={isClose ? 'Perkecil' : 'Perbesar'}
        onDoubleClick={(event) => event.stopPropagation()}
        onClick={() => toggle({ x: 0, y: 0 })}
      >
        {isClose ? <ZoomOutOutlined /> : <ZoomInOutlined />}
      </Toggle>
    </Frame>
  );
}
