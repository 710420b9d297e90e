/** The choices of a person about a file. The server decides the others. */
export interface SheetReading {
  /** The names of the sheets to read. */
  sheets?: readonly string[];
  /** The row of the header, counted from 1. */
  header_row?: number;
  /** The field of each heading; '' for one that is not imported. */
  columns?: Readonly<Record<string, string>>;
  /** The fields whose dates are written month first. */
  month_first?: readonly string[];
}

export const READING_CHARACTERS_MAX = 10_000;

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isReading = (value: unknown): value is SheetReading => {
  if (!isRecord(value)) return false;
  const { sheets = [], header_row = 1, columns = {}, month_first = [] } = value;
  return (
    isTexts(sheets) &&
    isTexts(month_first) &&
    Number.isInteger(header_row) &&
    isRecord(columns) &&
    isTexts(Object.values(columns))
  );
};

/** Null for a text that is no such JSON. */
export function parseReading(text: string): SheetReading | null {
  try {
    const value: unknown = JSON.parse(text);
    return isReading(value) ? value : null;
  } catch {
    return null;
  }
}
