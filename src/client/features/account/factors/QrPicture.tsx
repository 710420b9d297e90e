import { styled } from '@mui/material/styles';
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** The least quiet zone that readers expect (ISO/IEC 18004). */
const QUIET = 4;

/** White in both colour schemes: many readers know no inverted codes. */
const Frame = styled('div')({
  width: 200,
  height: 200,
  margin: '8px auto',
  borderRadius: 8,
  backgroundColor: '#ffffff',
});

/** The dark modules of the code as one SVG path, with the side of the picture in modules. */
function drawn(text: string) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => row);
  const path = rows
    .flatMap((row) =>
      rows
        .filter((column) => code.isDark(row, column))
        .map((column) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`),
    )
    .join('');
  return { path, side: size + 2 * QUIET };
}

/** A QR code; an empty frame until there is a text. */
export function QrPicture({ text, label }: { text: string | null; label: string }) {
  const picture = useMemo(() => (text === null ? null : drawn(text)), [text]);
  return (
    <Frame>
      {picture && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${picture.side} ${picture.side}`}
          shapeRendering="crispEdges"
        >
          <path d={picture.path} fill="#000000" />
        </svg>
      )}
    </Frame>
  );
}
