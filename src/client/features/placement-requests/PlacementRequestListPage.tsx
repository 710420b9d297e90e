import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import {
  type ListPlacementRequestsArg,
  type PlacementRequest,
  useListPlacementRequestsQuery,
  usePrefetch,
} from '@/client/api/api';
import { useLettersDialog } from '@/client/records/letters/useLettersDialog';
import { companyFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { PlacementStateBadge } from '@/client/records/placements/PlacementStateBadge';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { PLACEMENT_STATE_LABELS } from '@/shared/constants/labels';
import { PLACEMENT_STATES, type PlacementState } from '@/shared/constants/placementRequests';
import { placementRequestListed } from '@/shared/fields/placementRequestFields';
import { formatDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { letterPlacementsOf } from './letterPlacementsOf';

const columns = columnsOf<PlacementRequest, keyof typeof placementRequestListed>(
  placementRequestListed,
  [
    { field: 'student_name', flex: 1.4, minWidth: 160, card: 'title' },
    { field: 'student_nim', width: 150, minWidth: 130, copyable: true },
    { field: 'company_name', flex: 2, minWidth: 180 },
    {
      field: 'members',
      header: 'Jumlah',
      width: 112,
      minWidth: 104,
      align: 'right',
      sortable: false,
      value: ({ members }) => formatNumber(members.length),
    },
    {
      field: 'sent_on',
      width: 128,
      minWidth: 112,
      exportedAs: ['sent_at'],
      render: ({ sent_on }) => formatDate(sent_on),
    },
    {
      field: 'state',
      width: 176,
      minWidth: 164,
      card: 'badge',
      sortsAs: 'other',
      value: ({ state }) => PLACEMENT_STATE_LABELS[state],
      render: (row) => <PlacementStateBadge state={row.state} />,
    },
  ],
);

const conditions = conditionsOf(placementRequestListed);

type Filter = TableFilter<ListPlacementRequestsArg>;

const stateFilter: Filter = {
  key: 'state',
  label: placementRequestListed.state.label,
  // The office does not see drafts.
  choices: PLACEMENT_STATES.filter((state) => state !== 'draft').map((value) => ({
    value,
    label: PLACEMENT_STATE_LABELS[value],
  })),
  toQuery: (value) => ({ state: value as PlacementState }),
};

const filters: readonly Filter[] = [periodFilter, stateFilter, companyFilter];

export function PlacementRequestListPage() {
  const table = useTable({
    columns,
    conditions,
    list: 'placementRequests',
    sortText: 'yang dikirim lebih dulu',
    filters,
    prefetch: usePrefetch('listPlacementRequests'),
  });
  const requests = useListPlacementRequestsQuery(table.params);
  const periodId = Number(table.state.chosen.internship_period_id) || null;

  const [lettersDialog, makeLetters] = useLettersDialog();
  const bulk: Bulk<PlacementRequest, never> = {
    noun: 'pengajuan',
    actions: [],
    others: [
      {
        label: 'Buat Surat',
        icon: <DescriptionOutlined />,
        open: (rows) => makeLetters(rows.flatMap(letterPlacementsOf)),
      },
    ],
    apply: async () => [],
  };

  return (
    <ListPage
      context="Tempat magang yang diajukan mahasiswa, menurut urutan pengiriman."
      actions={
        <Button
          component={Link}
          to={
            periodId === null
              ? paths.placementRequests.accept
              : paths.placementRequests.acceptIn(periodId)
          }
          variant="contained"
          startIcon={<PlaylistAddCheckOutlined />}
        >
          Terima Banyak
        </Button>
      }
    >
      <DataTable
        label="Daftar pengajuan tempat"
        table={table}
        result={requests}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/placement-requests/export' }}
        searchLabel="Cari mahasiswa, mitra..."
        errorText="Gagal mengambil data pengajuan tempat"
        nameOf={(request) => request.student_name}
        hrefOf={(request) => paths.placementRequests.show(request.id)}
      />
      {lettersDialog}
    </ListPage>
  );
}
