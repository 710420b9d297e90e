import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type Company, useDeleteCompanyMutation, useListCompaniesQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { StatusBadge, statusText } from '@/client/components/cells/StatusBadge';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { ListPage } from '@/client/components/ListPage';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';

const columns: readonly Column<Company>[] = [
  { field: 'name', header: 'Nama', flex: 1.5, minWidth: 160 },
  { field: 'business_field', header: 'Bidang Usaha', minWidth: 120 },
  { field: 'address', header: 'Alamat', flex: 1.6, minWidth: 160 },
  { field: 'phone_number', header: 'No. Telepon', width: 140 },
  { field: 'internship_quota', header: 'Kuota Magang', width: 130, align: 'right' },
  {
    field: 'is_active',
    header: 'Status',
    width: 130,
    card: 'badge',
    value: (company) => statusText(company.is_active),
    render: (company) => <StatusBadge active={company.is_active} />,
  },
];

const addButton = (
  <Button
    component={Link}
    to={paths.companies.create}
    variant="contained"
    startIcon={<AddOutlined />}
  >
    Tambah Mitra Industri
  </Button>
);

export function CompanyListPage() {
  const table = useTable({ sort: 'name' });
  const companies = useListCompaniesQuery(table.params);
  const [deleteCompany] = useDeleteCompanyMutation();
  const remove = useConfirmedDelete();

  return (
    <ListPage
      title="Mitra Industri"
      context="Perusahaan tempat mahasiswa magang, dengan kuotanya."
      actions={addButton}
    >
      <DataTable
        label="Daftar mitra industri"
        table={table}
        result={companies}
        columns={columns}
        searchLabel="Cari mitra industri..."
        errorText="Gagal mengambil data mitra industri"
        emptyAction={addButton}
        nameOf={(company) => company.name}
        hrefOf={(company) => paths.companies.edit(company.id)}
        actionsOf={({ id, name }) => [
          { label: 'Edit', icon: <EditOutlined fontSize="small" />, to: paths.companies.edit(id) },
          {
            label: 'Hapus',
            icon: <DeleteOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () => void remove(name, () => deleteCompany({ id }).unwrap()),
          },
        ]}
      />
    </ListPage>
  );
}
