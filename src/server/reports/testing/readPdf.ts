import { inflateSync } from 'node:zlib';

/** The parts of a PDF that tests check. Reads only files written by pdfkit. */
export interface ReadPdf {
  pageCount: number;
  landscape: boolean;
  /** Names of the embedded fonts, without the tag of the subset. */
  fonts: string[];
  imageCount: number;
  /** The text of each page, with a line feed between two drawn strings. */
  pages: string[];
  /** The drawn strings of each page and where they start, in points from the left. */
  starts: { x: number; text: string }[][];
  /** The horizontal lines of each page, in points from the left and the top. */
  rules: { x: number; y: number; width: number }[][];
  /** The drawn outlines of rectangles of each page, in points. */
  frames: { width: number; colour: string }[][];
  /** The raw objects of the file. */
  objects: string[];
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString('latin1');
  if (!raw.startsWith('%PDF-') || !raw.trimEnd().endsWith('%%EOF')) throw new Error('not a PDF');
  const objects = new Map<number, string>();
  for (const [, id, body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(Number(id), body);
  }
  const bodies = [...objects.values()];
  const pages = bodies.filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const starts = pages.map((page) => stretchesOf(page, objects));
  return {
    pageCount: pages.length,
    landscape: pages.every((page) => /\/MediaBox \[0 0 841\.89 595\.28\]/.test(page)),
    fonts: bodies.flatMap((body) => body.match(/\/FontName \/\w{6}\+([^\s/]+)/)?.[1] ?? []),
    // A transparency mask is a separate image object without an SMask; count the images only.
    imageCount: bodies.filter((body) => /\/Subtype \/Image/.test(body) && /\/SMask/.test(body))
      .length,
    pages: starts.map((stretches) => stretches.map(({ text }) => text.trimEnd()).join('\n')),
    starts,
    rules: pages.map((page) => rulesOf(page, objects)),
    frames: pages.map((page) => framesOf(page, objects)),
    objects: bodies,
  };
}

function stretchesOf(page: string, objects: Map<number, string>) {
  const resources = resolved(page.match(/\/Resources (\d+) 0 R/)?.[1], objects);
  const fonts = new Map<string, string[]>();
  for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const toUnicode = resolved(id, objects).match(/\/ToUnicode (\d+) 0 R/)?.[1];
    fonts.set(name, glyphsOf(streamOf(resolved(toUnicode, objects))));
  }
  const content = streamOf(resolved(page.match(/\/Contents (\d+) 0 R/)?.[1], objects));
  const stretches: { x: number; text: string }[] = [];
  for (const [, x, font = '', drawn = ''] of content.matchAll(
    /BT\n1 0 0 1 (\S+) \S+ Tm\n\/(F\d+) [\s\S]*?\[([^\]]*)\] TJ/g,
  )) {
    const glyphs = fonts.get(font) ?? [];
    const codes = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
      hex.match(/.{4}/g),
    );
    const text = codes.map((code) => glyphs[Number.parseInt(code ?? '', 16)] ?? '').join('');
    stretches.push({ x: Number(x), text });
  }
  return stretches;
}

function rulesOf(page: string, objects: Map<number, string>) {
  const content = streamOf(resolved(page.match(/\/Contents (\d+) 0 R/)?.[1], objects));
  return [...content.matchAll(/(\S+) (\S+) m\n(\S+) \2 l\n/g)].map(([, from, y, to]) => ({
    x: Number(from),
    y: Number(y),
    width: Math.round(Number(to) - Number(from)),
  }));
}

function framesOf(page: string, objects: Map<number, string>) {
  const content = streamOf(resolved(page.match(/\/Contents (\d+) 0 R/)?.[1], objects));
  const hex = (part: string) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0');
  return [
    ...content.matchAll(/\S+ \S+ (\S+) \S+ re\n\/DeviceRGB CS\n(\S+) (\S+) (\S+) SCN\nS\n/g),
  ].map(([, width, ...colour]) => ({
    width: Math.round(Number(width)),
    colour: `#${colour.map(hex).join('')}`,
  }));
}

function resolved(id: string | undefined, objects: Map<number, string>): string {
  return objects.get(Number(id)) ?? '';
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString();
}

/** The text of each glyph, in the order in which pdfkit writes the ranges. */
function glyphsOf(cmap: string): string[] {
  return [...cmap.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      hex
        .split(' ')
        .filter((unit) => unit !== '')
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(''),
    ),
  );
}
