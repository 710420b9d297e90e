import BlockOutlined from '@mui/icons-material/BlockOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useState } from 'react';
import {
  type Letter,
  type ListLettersArg,
  useListLettersQuery,
  usePrefetch,
} from '@/client/api/api';
import { LetterStateBadge } from '@/client/records/letters/LetterStateBadge';
import { companyFilter } from '@/client/records/pickers/filters';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { viewAction } from '@/client/ui/cells/crudActions';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { LETTER_KIND_LABELS, LETTER_STATE_LABELS } from '@/shared/constants/labels';
import {
  LETTER_KINDS,
  LETTER_STATES,
  type LetterKind,
  type LetterState,
} from '@/shared/constants/letters';
import { letterListed } from '@/shared/fields/letterFields';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { LetterTabs } from './LetterTabs';
import { cancelLetterDialog } from './lazyCancelLetterDialog';
import { useSaveLetters } from './useSaveLetters';

const columns = columnsOf<Letter, keyof typeof letterListed>(letterListed, [
  { field: 'number', flex: 1.2, minWidth: 184, card: 'title', copyable: true },
  {
    field: 'kind',
    width: 170,
    minWidth: 140,
    sortsAs: 'other',
    value: ({ kind }) => LETTER_KIND_LABELS[kind],
  },
  { field: 'date', width: 120, minWidth: 104, render: ({ date }) => formatDate(date) },
  {
    field: 'student_names',
    flex: 1.5,
    minWidth: 130,
    sortable: false,
  },
  { field: 'company_name', flex: 1.3, minWidth: 130 },
  {
    field: 'state',
    width: 180,
    minWidth: 168,
    card: 'badge',
    sortsAs: 'other',
    value: ({ state }) => LETTER_STATE_LABELS[state],
    render: ({ state }) => <LetterStateBadge state={state} />,
  },
]);

const conditions = conditionsOf(letterListed);

type Filter = TableFilter<ListLettersArg>;

const filters: readonly Filter[] = [
  {
    key: 'kind',
    label: letterListed.kind.short,
    choices: LETTER_KINDS.map((value) => ({ value, label: LETTER_KIND_LABELS[value] })),
    toQuery: (value) => ({ kind: value as LetterKind }),
  },
  {
    key: 'state',
    label: letterListed.state.label,
    choices: LETTER_STATES.map((value) => ({ value, label: LETTER_STATE_LABELS[value] })),
    toQuery: (value) => ({ state: value as LetterState }),
  },
  companyFilter,
];

/** The archive: every letter with its number, the cancelled ones, too. */
export function LetterListPage() {
  const table = useTable({
    columns,
    conditions,
    list: 'letters',
    sortText: 'yang terbaru lebih dulu',
    filters,
    prefetch: usePrefetch('listLetters'),
  });
  const letters = useListLettersQuery(table.params);
  const [cancelled, setCancelled] = useState<Letter | null>(null);
  const save = useSaveLetters();
  const bulk: Bulk<Letter, never> = {
    noun: 'surat',
    actions: [],
    others: [
      {
        label: 'Unduh',
        icon: <FileDownloadOutlined />,
        open: (rows) => save(rows),
      },
      {
        label: 'Unduh PDF',
        icon: <PictureAsPdfOutlined />,
        open: (rows) => save(rows, 'pdf'),
      },
      {
        label: 'Cetak (satu PDF)',
        icon: <PrintOutlined />,
        open: (rows) => save(rows, 'print'),
      },
    ],
    apply: async () => [],
  };

  return (
    <ListPage context="Surat yang dibuat jurusan, dengan nomornya. Buat surat dari daftar mahasiswa magang atau pengajuan tempat.">
      <LetterTabs value={paths.letters.index} />
      <DataTable
        label="Daftar surat"
        table={table}
        result={letters}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/letters/export' }}
        searchLabel="Cari nomor, mahasiswa, mitra..."
        errorText="Gagal mengambil data surat"
        nameOf={(letter) => letter.number}
        hrefOf={(letter) => paths.letters.show(letter.id)}
        actionsOf={(letter) => [
          viewAction(paths.letters.show(letter.id)),
          {
            label: 'Unduh',
            icon: <FileDownloadOutlined fontSize="small" />,
            onClick: () => void save([letter]),
          },
          {
            label: 'Unduh PDF',
            icon: <PictureAsPdfOutlined fontSize="small" />,
            onClick: () => void save([letter], 'pdf'),
          },
          letter.state !== 'cancelled' && {
            label: 'Batalkan',
            icon: <BlockOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () => setCancelled(letter),
          },
        ]}
      />
      {cancelled && (
        <cancelLetterDialog.Component letter={cancelled} onClose={() => setCancelled(null)} />
      )}
    </ListPage>
  );
}
