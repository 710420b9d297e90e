import { useMemo } from 'react';
import type { GetGradeReportArg, GradeReport } from '@/client/api/api';
import { fieldErrorsOf, isNotFound } from '@/client/api/serverErrors';
import { scoreColumns } from '@/client/records/scores/scoreColumns';
import type { Column } from '@/client/table/column';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import { ExportButton } from '@/client/ui/ExportButton';
import { gradeReportPdf, gradeReportWorkbook } from '@/client/ui/pdf/openPdf';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { reportRows } from './reportRows';
import { REPORT_FAILED, REPORT_NOT_FOUND } from './reportTexts';

type Row = GradeReport['students'][number];

const columns: readonly Column<Row>[] = [
  { field: 'nim', header: 'NIM', width: 160, minWidth: 130, card: 'line', copyable: true },
  { field: 'name', header: 'Nama', flex: 1, minWidth: 150, card: 'title' },
  ...scoreColumns<Row>(),
];

const nimOf = ({ nim }: Row) => nim;
const nameOf = ({ name }: Row) => name;

const reasonOf = (error: unknown) => {
  if (isNotFound(error)) return REPORT_NOT_FOUND;
  const refusals = fieldErrorsOf(error);
  return refusals ? Object.values(refusals).join(' ') : REPORT_FAILED;
};

type Props = {
  report: GradeReport | undefined;
  isFetching: boolean;
  refetch: () => unknown;
  /** Null unless all four choices are made. */
  request: GetGradeReportArg | null;
};

/** The server sends all rows, so the browser searches, sorts and paginates them. */
export function ReportTable({ report, isFetching, refetch, request }: Props) {
  const table = useTable();
  const { page, perPage, search, sort } = table.state;
  const isLoading = isFetching && !report;
  const shown = report?.students.length ? request : null;
  const data = useMemo(
    () =>
      isLoading
        ? undefined
        : reportRows(report?.students ?? [], columns, { page, perPage, search, sort }),
    [report, isLoading, page, perPage, search, sort],
  );

  return (
    <DataTable
      label="Nilai mahasiswa"
      table={table}
      result={{ data, isFetching, isError: false, refetch }}
      columns={columns}
      idOf={nimOf}
      nameOf={nameOf}
      fill={false}
      searchLabel="Cari mahasiswa..."
      tools={
        <>
          <PrintButton request={shown && gradeReportPdf(shown)} reasonOf={reasonOf} />
          <ExportButton
            label="Ekspor XLSX"
            fallbackName="laporan-penilaian.xlsx"
            request={shown && gradeReportWorkbook(shown)}
          />
        </>
      }
    />
  );
}
