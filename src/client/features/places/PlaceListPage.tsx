import {
  type ListPlacesArg,
  type Place,
  useApplyToPlacesMutation,
  useDeletePlaceMutation,
  useListPlacesQuery,
  usePrefetch,
} from '@/client/api/api';
import { companyFilter } from '@/client/records/pickers/filters';
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
import { placeListed } from '@/shared/resources/places/placeFields';

const list = defineList<Place, ListPlacesArg>()({
  record: 'places',
  listed: placeListed,
  columns: [
    { field: 'name', flex: 1.2, minWidth: 150, card: 'title' },
    { field: 'company.name', flex: 1.4, minWidth: 170, card: 'line' },
    { field: 'address', flex: 1.6, minWidth: 170 },
    { field: 'radius', width: 110, minWidth: 110 },
    { field: 'time_zone', width: 80, minWidth: 80 },
    { field: 'has_joint_leave', width: 128, minWidth: 128 },
    { field: 'is_active', width: 124 },
  ],
  filters: [companyFilter, 'is_active', 'time_zone'],
  noun: 'lokasi',
  searchLabel: 'Cari lokasi mitra...',
  errorText: 'Gagal mengambil data lokasi mitra',
  nameOf: ({ name, company }) => `${name} – ${company.name}`,
  hrefOf: ({ id }) => paths.places.edit(id),
});

const addActions = (
  <>
    <ImportButton kind="places" />
    <AddButton to={paths.places.create} />
  </>
);

/** @screen places.index */
export function PlaceListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listPlaces') });
  const places = useListPlacesQuery(table.params);
  const [deletePlace] = useDeletePlaceMutation();
  const remove = useConfirmedDelete();
  const [applyToPlaces] = useApplyToPlacesMutation();
  const apply: Apply<Place, (typeof RECORD_ACTIONS)[number]> = async (action, rows) => {
    const recordBulkInput = { action, ids: rows.map(({ id }) => id) };
    return (await applyToPlaces({ recordBulkInput }).unwrap()).data.results;
  };

  const actions: RecordActions<Place> = [
    editAction(({ id }) => paths.places.edit(id)),
    ...activeActions(apply),
    deleteAction(({ id, name }) => remove(name, () => deletePlace({ id }).unwrap()), apply),
  ];

  return (
    <ListPage context="Tempat mahasiswa magang di setiap mitra." actions={addActions}>
      <RecordList
        list={list}
        table={table}
        result={places}
        emptyAction={addActions}
        actions={actions}
      />
    </ListPage>
  );
}
