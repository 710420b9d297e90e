import {
  type Company,
  type ListCompaniesArg,
  useApplyToCompaniesMutation,
  useDeleteCompanyMutation,
  useListCompaniesQuery,
  usePrefetch,
} from '@/client/api/api';
import { activeActions } from '@/client/table/actions/activeActions';
import { deleteAction, editAction } from '@/client/table/actions/crudActions';
import type { Apply, RecordActions } from '@/client/table/actions/recordAction';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import type { RECORD_ACTIONS } from '@/shared/constants/bulkActions';
import { paths } from '@/shared/paths';
import { companyFields } from '@/shared/resources/companies/companyFields';

const list = defineList<Company, ListCompaniesArg>()({
  record: 'companies',
  listed: companyFields,
  columns: [
    { field: 'name', flex: 1.7, minWidth: 170 },
    { field: 'business_field', flex: 1.45, minWidth: 150 },
    { field: 'address', flex: 1.85, minWidth: 186 },
    { field: 'phone_number', width: 146, minWidth: 146 },
    { field: 'internship_quota', width: 98, minWidth: 98 },
    { field: 'is_active', width: 124 },
  ],
  filters: ['is_active'],
  noun: 'mitra industri',
  searchLabel: 'Cari mitra industri...',
  errorText: 'Gagal mengambil data mitra industri',
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => paths.companies.edit(id),
});

const addActions = (
  <>
    <ImportButton kind="companies" />
    <AddButton to={paths.companies.create} />
  </>
);

/** @screen companies.index */
export function CompanyListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listCompanies') });
  const companies = useListCompaniesQuery(table.params);
  const [deleteCompany] = useDeleteCompanyMutation();
  const remove = useConfirmedDelete();
  const [applyToCompanies] = useApplyToCompaniesMutation();
  const apply: Apply<Company, (typeof RECORD_ACTIONS)[number]> = async (action, rows) => {
    const recordBulkInput = { action, ids: rows.map(({ id }) => id) };
    return (await applyToCompanies({ recordBulkInput }).unwrap()).data.results;
  };

  const actions: RecordActions<Company> = [
    editAction(({ id }) => paths.companies.edit(id)),
    ...activeActions(apply),
    deleteAction(({ id, name }) => remove(name, () => deleteCompany({ id }).unwrap()), apply),
  ];

  return (
    <ListPage context="Perusahaan tempat mahasiswa magang, dengan kuotanya." actions={addActions}>
      <RecordList
        list={list}
        table={table}
        result={companies}
        emptyAction={addActions}
        actions={actions}
      />
    </ListPage>
  );
}
