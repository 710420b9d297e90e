import {
  type Company,
  useApplyToCompaniesMutation,
  useDeleteCompanyMutation,
  useListCompaniesQuery,
  usePrefetch,
} from '@/client/api/api';
import { LIST_ORDERS } from '@/client/navigation/listOrders';
import { paths } from '@/client/navigation/paths';
import { activeFilter } from '@/client/records/pickers/filters';
import type { Column } from '@/client/table/column';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { StatusBadge, statusText } from '@/client/ui/cells/StatusBadge';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { companyConditions } from '@/shared/conditions/companyConditions';
import { RECORD_ACTIONS } from '@/shared/constants/bulkActions';

const columns: readonly Column<Company>[] = [
  { field: 'name', header: 'Nama', flex: 1.7, minWidth: 170 },
  { field: 'business_field', header: 'Bidang Usaha', flex: 1.45, minWidth: 150 },
  { field: 'address', header: 'Alamat', flex: 1.85, minWidth: 186 },
  { field: 'phone_number', header: 'No. Telepon', width: 146, minWidth: 146 },
  { field: 'internship_quota', header: 'Kuota Magang', width: 98, minWidth: 98, align: 'right' },
  {
    field: 'is_active',
    header: 'Status',
    width: 124,
    sortsAs: 'other',
    card: 'badge',
    value: (company) => statusText(company.is_active),
    render: (company) => <StatusBadge active={company.is_active} />,
  },
];

const addButton = <AddButton to={paths.companies.create} />;

const actions = (
  <>
    <ImportButton kind="companies" />
    {addButton}
  </>
);

const filters = [activeFilter()];

export function CompanyListPage() {
  const table = useTable({
    list: 'companies',
    columns,
    conditions: companyConditions,
    sort: LIST_ORDERS.companies,
    filters,
    prefetch: usePrefetch('listCompanies'),
  });
  const companies = useListCompaniesQuery(table.params);
  const [deleteCompany] = useDeleteCompanyMutation();
  const remove = useConfirmedDelete();
  const [applyToCompanies] = useApplyToCompaniesMutation();
  const bulk: Bulk<Company, (typeof RECORD_ACTIONS)[number]> = {
    noun: 'mitra industri',
    actions: RECORD_ACTIONS,
    apply: async (action, rows) => {
      const recordBulkInput = { action, ids: rows.map(({ id }) => id) };
      return (await applyToCompanies({ recordBulkInput }).unwrap()).data.results;
    },
  };

  return (
    <ListPage context="Perusahaan tempat mahasiswa magang, dengan kuotanya." actions={actions}>
      <DataTable
        label="Daftar mitra industri"
        table={table}
        result={companies}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/companies/export', kind: 'companies' }}
        searchLabel="Cari mitra industri..."
        errorText="Gagal mengambil data mitra industri"
        emptyAction={actions}
        nameOf={(company) => company.name}
        hrefOf={(company) => paths.companies.edit(company.id)}
        actionsOf={({ id, name }) => [
          editAction(paths.companies.edit(id)),
          deleteAction(() => remove(name, () => deleteCompany({ id }).unwrap())),
        ]}
      />
    </ListPage>
  );
}
