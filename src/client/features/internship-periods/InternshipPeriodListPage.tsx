import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import {
  type InternshipPeriod,
  useDeleteInternshipPeriodMutation,
  useListInternshipPeriodsQuery,
} from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { StatusBadge, statusText } from '@/client/components/cells/StatusBadge';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { formatPeriod } from '@/client/components/formatDate';
import { ListPage } from '@/client/components/ListPage';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';

const periodOf = ({ start_date, end_date }: InternshipPeriod) => formatPeriod(start_date, end_date);

const columns: readonly Column<InternshipPeriod>[] = [
  {
    field: 'start_date',
    header: 'Periode',
    flex: 2,
    minWidth: 220,
    value: ({ start_date }) => start_date,
    render: periodOf,
  },
  { field: 'year', header: 'Tahun', width: 130 },
  { field: 'semester', header: 'Semester', width: 130, align: 'right' },
  {
    field: 'is_active',
    header: 'Status',
    width: 150,
    card: 'badge',
    value: (period) => statusText(period.is_active),
    render: (period) => <StatusBadge active={period.is_active} />,
  },
];

const addButton = (
  <Button
    component={Link}
    to={paths.internshipPeriods.create}
    variant="contained"
    startIcon={<AddOutlined />}
  >
    Tambah Periode Magang
  </Button>
);

export function InternshipPeriodListPage() {
  const table = useTable({ sort: '-start_date' });
  const periods = useListInternshipPeriodsQuery(table.params);
  const [deletePeriod] = useDeleteInternshipPeriodMutation();
  const remove = useConfirmedDelete();

  return (
    <ListPage
      title="Periode Magang"
      context="Rentang waktu magang; mahasiswa ditempatkan pada periode yang aktif."
      actions={addButton}
    >
      <DataTable
        label="Daftar periode magang"
        table={table}
        result={periods}
        columns={columns}
        searchLabel="Cari periode magang..."
        emptyAction={addButton}
        nameOf={periodOf}
        hrefOf={(period) => paths.internshipPeriods.edit(period.id)}
        actionsOf={(period) => [
          {
            label: 'Edit',
            icon: <EditOutlined fontSize="small" />,
            to: paths.internshipPeriods.edit(period.id),
          },
          {
            label: 'Hapus',
            icon: <DeleteOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () =>
              void remove(`Periode ${periodOf(period)}`, () =>
                deletePeriod({ id: period.id }).unwrap(),
              ),
          },
        ]}
      />
    </ListPage>
  );
}
