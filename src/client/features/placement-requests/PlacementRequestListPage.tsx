import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
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
import type { RecordActions } from '@/client/table/actions/recordAction';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { formatDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { PLACEMENT_STATE_LABELS } from '@/shared/resources/placement-requests/constants';
import { placementRequestListed } from '@/shared/resources/placement-requests/placementRequestFields';
import { letterPlacementsOf } from './letterPlacementsOf';

// The office does not see drafts.
const { draft: _, ...OFFICE_STATES } = PLACEMENT_STATE_LABELS;

const list = defineList<PlacementRequest, ListPlacementRequestsArg>()({
  record: 'placement_requests',
  sortText: 'yang dikirim lebih dulu',
  listed: placementRequestListed,
  dates: formatDate,
  columns: [
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
    { field: 'sent_on', width: 128, minWidth: 112, exportedAs: ['sent_at'] },
    { field: 'state', width: 176, minWidth: 164 },
  ],
  filters: [
    periodFilter,
    fieldFilter('state', { ...placementRequestListed.state, choices: OFFICE_STATES }),
    companyFilter,
  ],
  noun: 'pengajuan',
  searchLabel: 'Cari mahasiswa, mitra...',
  errorText: 'Gagal mengambil data pengajuan tempat',
  nameOf: ({ student_name }) => student_name,
  hrefOf: ({ id }) => paths.placementRequests.show(id),
});

const WindowHint = () => (
  <>
    <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>
      Mahasiswa mengirim pengajuan selama Masa Pengajuan Tempat dibuka, yang diatur di halaman
      setiap periode.
    </Typography>
    <Button component={Link} to={paths.internshipPeriods.index} variant="outlined">
      Buka Periode Magang
    </Button>
  </>
);

/** @screen placement-requests.index */
export function PlacementRequestListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listPlacementRequests') });
  const requests = useListPlacementRequestsQuery(table.params);
  const { internshipPeriodId } = table.params;
  const { accept, acceptIn } = paths.placementRequests;
  const [lettersDialog, makeLetters] = useLettersDialog();

  const actions: RecordActions<PlacementRequest> = [
    {
      label: 'Buat Surat',
      icon: DescriptionOutlined,
      onRows: (rows) => makeLetters(rows.flatMap(letterPlacementsOf)),
    },
  ];

  return (
    <ListPage
      context="Tempat magang yang diajukan mahasiswa, menurut urutan pengiriman."
      actions={
        <Button
          component={Link}
          to={internshipPeriodId ? acceptIn(internshipPeriodId) : accept}
          variant="contained"
          startIcon={<PlaylistAddCheckOutlined />}
        >
          Terima Banyak
        </Button>
      }
    >
      <RecordList
        list={list}
        table={table}
        result={requests}
        actions={actions}
        emptyAction={<WindowHint />}
      />
      {lettersDialog}
    </ListPage>
  );
}
