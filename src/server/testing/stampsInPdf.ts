import { inflateSync } from 'node:zlib';

/** How often a PDF draws these capitals in a font of every reader, as a stamp does. */
export function stampsInPdf(pdf: Uint8Array, text: string): number {
  const raw = Buffer.from(pdf).toString('latin1');
  const drawn = `<${Buffer.from(text, 'latin1').toString('hex').toUpperCase()}> Tj`;
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, content = '']) => textOf(Buffer.from(content, 'latin1')),
  );
  return streams.join('\n').split(drawn).length - 1;
}

function textOf(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return stream.toString('latin1');
  }
}
