import {
  type Company,
  useApplyToCompaniesMutation,
  useDeleteCompanyMutation,
  useListCompaniesQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { activeFilter } from '@/client/records/pickers/filters';
import { activeColumn } from '@/client/table/activeColumn';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { RECORD_ACTIONS } from '@/shared/constants/bulkActions';
import { companyFields } from '@/shared/fields/companyFields';
import { paths } from '@/shared/paths';

const columns: readonly Column<Company>[] = columnsOf(companyFields, [
  { field: 'name', flex: 1.7, minWidth: 170 },
  { field: 'business_field', flex: 1.45, minWidth: 150 },
  { field: 'address', flex: 1.85, minWidth: 186 },
  { field: 'phone_number', width: 146, minWidth: 146 },
  { field: 'internship_quota', width: 98, minWidth: 98 },
  activeColumn<Company>({ width: 124 }),
]);

const conditions = conditionsOf(companyFields);

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
    conditions,
    sort: RECORD_PAGES.companies.order,
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
