import type { SheetReading } from '@/shared/sheets/sheetReading';
import type { Workbook } from './readXlsx';
import { type KnownColumns, recogniseHeader } from './recogniseHeader';
import { RefusedFile } from './refusals';

/** How the headers of a sheet fit: all required columns, some columns, none, or no table at all. */
export type SheetFit = 'all' | 'some' | 'none' | 'unreadable';

export interface OfferedSheet {
  name: string;
  isHidden: boolean;
  isRead: boolean;
  fit: SheetFit;
  /** Whether its headings are those of the sheet that fits best. */
  isSame: boolean;
}

/** The sheet of a template with its example rows. */
export const EXAMPLES_SHEET = 'Contoh';

interface Looked {
  fit: SheetFit;
  found: number;
  shape: string;
}

/** Rows decide between two sheets with the same headers. */
const HALF = 0.5;

const UNREADABLE: Looked = { fit: 'unreadable', found: 0, shape: '' };

/** All sheets of a workbook; the one whose headers fit best is read unless others were chosen. */
export async function chooseSheets(
  { sheets, head }: Pick<Workbook, 'sheets' | 'head'>,
  known: KnownColumns,
  { sheets: chosen, header_row }: SheetReading,
): Promise<OfferedSheet[]> {
  const required = known.columns.filter(({ isRequired }) => isRequired);

  async function look(index: number): Promise<Looked> {
    if (!sheets[index]?.isTable) return UNREADABLE;
    try {
      const { rows } = await head(index);
      if (rows.length === 0) return { fit: 'none', found: 0, shape: '' };
      const { headings, rows: below } = recogniseHeader(rows, known, header_row);
      const columns = headings.flatMap(({ column }) => column ?? []);
      const isAll = required.every((column) => columns.includes(column));
      return {
        fit: isAll ? 'all' : columns.length > 0 ? 'some' : 'none',
        found: columns.length + (isAll ? known.columns.length : 0) + (below.length > 0 ? HALF : 0),
        shape: headings.map(({ text }) => text).join('\n'),
      };
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      return UNREADABLE;
    }
  }

  const looked: Looked[] = [];
  for (const index of sheets.keys()) looked.push(await look(index));
  const rank = (index: number): number => {
    const { name = '', isHidden = false, isTable = false } = sheets[index] ?? {};
    if (!isTable) return -2;
    // Lists of choices are often on a hidden sheet.
    if (isHidden) return -1;
    return name === EXAMPLES_SHEET ? 0 : 1 + (looked[index]?.found ?? 0);
  };
  const best = [...sheets.keys()].sort((one, other) => rank(other) - rank(one))[0];
  const shape = looked[best ?? -1]?.shape;
  return sheets.map(({ name, isHidden, isTable }, index) => ({
    name,
    isHidden,
    isRead: isTable && (chosen ? chosen.includes(name) : index === best),
    fit: looked[index]?.fit ?? 'unreadable',
    isSame: shape !== '' && looked[index]?.shape === shape,
  }));
}
