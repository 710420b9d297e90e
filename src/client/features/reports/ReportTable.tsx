import { useMemo } from 'react';
import type { GetGradeReportArg, GradeReport } from '@/client/api/api';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { formatScore, LetterBadge, SCORE_LABELS } from '@/client/components/scores';
import { SCORE_PARTS } from '@/shared/constants/scores';
import { PrintReportButton } from './PrintReportButton';

type Row = GradeReport['students'][number];

const columns: readonly Column<Row>[] = [
  { field: 'nim', header: 'NIM', width: 160, card: 'line', copyable: true },
  { field: 'name', header: 'Nama', flex: 1, minWidth: 180, card: 'title' },
  ...SCORE_PARTS.map(
    (part): Column<Row> => ({
      field: part,
      header: SCORE_LABELS[part],
      width: 96,
      align: 'right',
      render: (row) => formatScore(row[part]),
    }),
  ),
  {
    field: 'total',
    header: 'Total',
    width: 96,
    align: 'right',
    render: ({ total }) => <strong>{formatScore(total)}</strong>,
  },
  {
    field: 'letter_grade',
    header: 'Huruf',
    width: 90,
    align: 'center',
    card: 'badge',
    render: ({ letter_grade }) => <LetterBadge letter={letter_grade} />,
  },
];

const nimOf = ({ nim }: Row) => nim;
const nameOf = ({ name }: Row) => name;

type Props = {
  report: GradeReport | undefined;
  isFetching: boolean;
  refetch: () => unknown;
  request: GetGradeReportArg;
};

/** The report comes whole: the browser searches, sorts and pages it. */
export function ReportTable({ report, isFetching, refetch, request }: Props) {
  const table = useTable();
  const data = useMemo(() => report && { data: report.students }, [report]);

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
      tools={<PrintReportButton request={request} disabled={!report?.students.length} />}
    />
  );
}
