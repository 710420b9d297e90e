import {
  type ListPlacesArg,
  type Place,
  useApplyToPlacesMutation,
  useDeletePlaceMutation,
  useListPlacesQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { activeFilter, companyFilter } from '@/client/records/pickers/filters';
import { activeColumn } from '@/client/table/activeColumn';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { ZONES, type Zone } from '@/shared/attendance/zones';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { RECORD_ACTIONS } from '@/shared/constants/bulkActions';
import { JOINT_LEAVE_LABELS, ZONE_LABELS } from '@/shared/constants/labels';
import { placeFields, placeListed } from '@/shared/fields/placeFields';
import { paths } from '@/shared/paths';

const columns: readonly Column<Place>[] = columnsOf(placeListed, [
  { field: 'name', flex: 1.2, minWidth: 150, card: 'title' },
  { field: 'company.name', flex: 1.4, minWidth: 170, card: 'line' },
  { field: 'address', flex: 1.6, minWidth: 170 },
  { field: 'radius', width: 110, minWidth: 110 },
  {
    field: 'time_zone',
    width: 80,
    minWidth: 80,
    sortsAs: 'other',
    value: ({ time_zone }) => ZONE_LABELS[time_zone],
  },
  {
    field: 'has_joint_leave',
    width: 128,
    minWidth: 128,
    sortsAs: 'other',
    value: ({ has_joint_leave }) => JOINT_LEAVE_LABELS[`${has_joint_leave}`],
  },
  activeColumn<Place>({ width: 124 }),
]);

const conditions = conditionsOf(placeListed);

const addButton = <AddButton to={paths.places.create} />;

const actions = (
  <>
    <ImportButton kind="places" />
    {addButton}
  </>
);

type Filter = TableFilter<ListPlacesArg>;

const zoneFilter: Filter = {
  key: 'time_zone',
  label: placeFields.time_zone.short,
  choices: ZONES.map((value) => ({ value, label: ZONE_LABELS[value] })),
  toQuery: (value) => ({ timeZone: value as Zone }),
};

const filters: readonly Filter[] = [companyFilter, activeFilter(), zoneFilter];

export function PlaceListPage() {
  const table = useTable({
    list: 'places',
    columns,
    conditions,
    sort: RECORD_PAGES.places.order,
    filters,
    prefetch: usePrefetch('listPlaces'),
  });
  const places = useListPlacesQuery(table.params);
  const [deletePlace] = useDeletePlaceMutation();
  const remove = useConfirmedDelete();
  const [applyToPlaces] = useApplyToPlacesMutation();
  const bulk: Bulk<Place, (typeof RECORD_ACTIONS)[number]> = {
    noun: 'lokasi',
    actions: RECORD_ACTIONS,
    apply: async (action, rows) => {
      const recordBulkInput = { action, ids: rows.map(({ id }) => id) };
      return (await applyToPlaces({ recordBulkInput }).unwrap()).data.results;
    },
  };

  return (
    <ListPage context="Tempat mahasiswa magang di setiap mitra." actions={actions}>
      <DataTable
        label="Daftar lokasi mitra"
        table={table}
        result={places}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/places/export', kind: 'places' }}
        searchLabel="Cari lokasi mitra..."
        errorText="Gagal mengambil data lokasi mitra"
        emptyAction={actions}
        nameOf={(place) => `${place.name} – ${place.company.name}`}
        hrefOf={(place) => paths.places.edit(place.id)}
        actionsOf={({ id, name }) => [
          editAction(paths.places.edit(id)),
          deleteAction(() => remove(name, () => deletePlace({ id }).unwrap())),
        ]}
      />
    </ListPage>
  );
}
