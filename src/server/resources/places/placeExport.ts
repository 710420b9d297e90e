import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { coordinatesText } from '@/shared/coordinatesText';
import { RECORDS } from '@/shared/records';
import { placeSheet } from '@/shared/resources/places/placeSheet';
import type { placeList } from './placeQueries';

type Row = RowOf<typeof placeList>;

export const placeExport: ExportTable<Row> = {
  title: RECORDS.places.title,
  columns: exportedSheet<Row>(placeSheet, { company_name: 'company.name' }).map((column) =>
    column.field === 'coordinates' ? { ...column, value: coordinatesText } : column,
  ),
};
