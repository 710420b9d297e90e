import type { ExportedTable } from './exportedTable';

/** The export of the chosen rows only, in the order of the table and without its search and filters. */
export const chosenRows = (
  { reports: _, params: { sort }, chosenBy = 'ids', ...table }: ExportedTable,
  keys: Iterable<number | string>,
): ExportedTable => ({
  ...table,
  params: { ...table.required, sort, [chosenBy]: [...keys].join(',') },
});
