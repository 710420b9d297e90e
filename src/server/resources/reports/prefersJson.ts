import Negotiator from 'negotiator';

const PDF = 'application/pdf';
/** Negotiator compares parameters, so the charset needs its own entry. */
const JSON_TYPES = ['application/json', 'application/json; charset=utf-8'];

/**
 * Whether an `Accept` header prefers JSON to a PDF. At the same quality, a type that is named wins
 * over one that only a wildcard covers, then the one that comes first, then the PDF.
 */
export function prefersJson(accept: string | undefined): boolean {
  const preferred = new Negotiator({ headers: { accept } }).mediaType([PDF, ...JSON_TYPES]);
  return preferred !== undefined && preferred !== PDF;
}
