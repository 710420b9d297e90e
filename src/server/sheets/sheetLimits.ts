/** The number of columns of a file; the largest template has about twenty. */
export const COLUMNS_MAX = 100;
/** The limit of spreadsheets. */
export const CELL_CHARACTERS_MAX = 32_767;
/** The total of all cells: 10,000 rows of 2,000 characters. */
export const TEXT_CHARACTERS_MAX = 20_000_000;
/** The header may have a letterhead and a title above it. */
export const ROWS_BEFORE_HEADER = 30;
export const SHEETS_MAX = 100;

/** The size of an unpacked XLSX; 10,000 rows of 20 columns have about 20 MB. */
export const UNPACKED_MAX_BYTES = 96 * 1024 * 1024;
export const PART_MAX_BYTES = 64 * 1024 * 1024;
/** The texts of the cells, the styles, and smaller parts. */
export const SMALL_PART_MAX_BYTES = 24 * 1024 * 1024;
/** The number of cells in 10,000 rows with 100 columns. */
export const SHARED_TEXTS_MAX = 1_000_000;
export const PARTS_MAX = 500;
