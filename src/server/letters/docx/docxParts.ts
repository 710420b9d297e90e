/** The parts of a document by their names, in the order of the file. */
export type DocxParts = Map<string, Uint8Array>;

export const CONTENT_TYPES = '[Content_Types].xml';

export const isXml = (name: string): boolean => /\.(xml|rels|svg|vml)$/i.test(name);

/** Programs go by the content of a part and not by its name. */
export const looksLikeXml = (content: Uint8Array): boolean =>
  /^(\u00ef\u00bb\u00bf)?\s*</.test(Buffer.from(content.subarray(0, 100)).toString('latin1'));
