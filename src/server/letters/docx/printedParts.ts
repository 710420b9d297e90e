import { refuse } from '../refusals';
import { CONTENT_TYPES, type DocxParts, isXml, looksLikeXml } from './docxParts';

/** A part of a document by what is in it, whatever its name and its type say. */
export interface DocxPart {
  name: string;
  content: Uint8Array;
  /** The name of its first element, without a prefix. */
  root: string;
  /** Its place on the paper, for the office, after 'di'. */
  place: string;
  /** `story` is text of Word with pictures; `values` and `shapes` are texts without; `other` is never filled. */
  fills: 'story' | 'shapes' | 'values' | 'other';
}

const KINDS: Readonly<Record<string, Pick<DocxPart, 'place' | 'fills'>>> = {
  document: { place: 'isi surat', fills: 'story' },
  hdr: { place: 'kop halaman', fills: 'story' },
  ftr: { place: 'kaki halaman', fills: 'story' },
  footnotes: { place: 'catatan kaki', fills: 'story' },
  endnotes: { place: 'catatan akhir', fills: 'story' },
  comments: { place: 'komentar', fills: 'other' },
  // SmartArt: its data, and the drawing of them that most programs show.
  dataModel: { place: 'SmartArt', fills: 'shapes' },
  drawing: { place: 'SmartArt', fills: 'shapes' },
  chartSpace: { place: 'bagan', fills: 'other' },
  userShapes: { place: 'bagan', fills: 'other' },
  svg: { place: 'gambar SVG', fills: 'other' },
  numbering: { place: 'penomoran', fills: 'other' },
  coreProperties: { place: 'properti dokumen (Berkas › Info)', fills: 'values' },
  Properties: { place: 'properti dokumen (Berkas › Info)', fills: 'values' },
};

const OTHER = { place: 'bagian lain dokumen', fills: 'other' } as const;

/** The parts in XML that have a text, in the order of the file. */
export function textParts(parts: DocxParts): DocxPart[] {
  return [...parts].flatMap(([name, content]) =>
    name === CONTENT_TYPES || /\.rels$/i.test(name) || !(isXml(name) || looksLikeXml(content))
      ? []
      : { name, content, ...kindOf(content) },
  );
}

/** Behind the declaration and the remarks of a program. */
const ROOT = /^(?:\s|\u00ef\u00bb\u00bf|<\?.*?\?>|<!--.*?-->)*<(?:([\w.-]+):)?([\w.-]+)/s;
const START_BYTES = 4096;

function kindOf(content: Uint8Array): Pick<DocxPart, 'root' | 'place' | 'fills'> {
  const start = Buffer.from(content.subarray(0, START_BYTES)).toString('latin1');
  const [, prefix, root = ''] = ROOT.exec(start) ?? [];
  const kind = Object.hasOwn(KINDS, root) ? KINDS[root] : undefined;
  // Another prefix means the same, but no text of such a document would be filled.
  if (kind?.fills === 'story' && prefix !== 'w') throw refuse('damaged');
  return { root, ...(kind ?? OTHER) };
}
