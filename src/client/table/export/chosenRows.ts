import type { ExportedTable } from './exportedTable';

/** The rows that somebody has chosen, in the order of the table, whatever it finds at the moment. */
export const chosenRows = (
  { reports: _, params: { sort }, chosenBy = 'ids', ...table }: ExportedTable,
  keys: Iterable<number | string>,
): ExportedTable => ({ ...table, params: { sort, [chosenBy]: [...keys].join(',') } });
