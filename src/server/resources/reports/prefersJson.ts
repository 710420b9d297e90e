interface Range {
  type: string;
  quality: number;
}

/** The ranges of an `Accept` header; what cannot be read of it is left out. */
function rangesOf(accept: string): Range[] {
  return accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (!/^[^/\s]+\/[^/\s]+$/.test(type)) return [];
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    return quality >= 0 && quality <= 1 ? [{ type, quality }] : [];
  });
}

/** How much a media type is wanted, and by how exact a range: `a/b` over `a/*` over the rest. */
function wanted(ranges: Range[], type: string) {
  const candidates = [type, `${type.split('/')[0]}/*`, '*/*'];
  for (const [index, candidate] of candidates.entries()) {
    const range = ranges.find((one) => one.type === candidate);
    if (range) return { quality: range.quality, exactness: candidates.length - index };
  }
  return { quality: 0, exactness: 0 };
}

/**
 * Whether JSON is preferred to a PDF. Wanted alike, the one that is named wins over the one that
 * only a wildcard covers (`application/json` beside a wildcard asks for JSON); else it is the PDF.
 */
export function prefersJson(accept: string | undefined): boolean {
  const ranges = rangesOf(accept ?? '*/*');
  const json = wanted(ranges, 'application/json');
  const pdf = wanted(ranges, 'application/pdf');
  if (json.quality !== pdf.quality) return json.quality > pdf.quality;
  return json.exactness > pdf.exactness;
}
