import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';

// Paper in the dark scheme, too.
const Canvas = styled('canvas')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 220,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.control.border}`,
  backgroundColor: '#ffffff',
  cursor: 'crosshair',
  // A stroke must not scroll the page.
  touchAction: 'none',
}));

const INK = '#10204a';

type Props = {
  canvas: RefObject<HTMLCanvasElement | null>;
  pad: RefObject<SignaturePad | null>;
  onChange: () => void;
};

/** Gives the canvas the resolution of the screen. A turned phone keeps what was drawn. */
function resize(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const strokes = pad.toData();
  const ratio = Math.max(window.devicePixelRatio, 1);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(strokes);
}

export function SignatureCanvas({ canvas, pad, onChange }: Props) {
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const created = new SignaturePad(element, { penColor: INK, minWidth: 0.8, maxWidth: 2.6 });
    pad.current = created;
    resize(element, created);
    const handleResize = () => resize(element, created);
    const change = () => latest.current();
    created.addEventListener('endStroke', change);
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('resize', handleResize);
      created.removeEventListener('endStroke', change);
      created.off();
      pad.current = null;
    };
  }, [canvas, pad]);

  return <Canvas ref={canvas} role="img" aria-label="Kotak tanda tangan" />;
}
