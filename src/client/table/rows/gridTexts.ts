import type { GridLocaleText } from '@mui/x-data-grid';

/** The texts of the grid that our table uses; spec §9 has its own words. */
export const gridTexts: Partial<GridLocaleText> = {
  noRowsLabel: 'No results.',
  columnHeaderSortIconLabel: 'Urutkan',
  checkboxSelectionHeaderName: 'Pilihan',
  checkboxSelectionSelectAllRows: 'Pilih semua baris di halaman ini',
  checkboxSelectionUnselectAllRows: 'Batalkan pilihan di halaman ini',
};
