import {
  type Letter,
  type ListLettersArg,
  useListLettersQuery,
  usePrefetch,
} from '@/client/api/api';
import { AddressNote } from '@/client/records/letters/AddressNote';
import { companyFilter } from '@/client/records/pickers/filters';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { ListPage } from '@/client/ui/ListPage';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { letterListed } from '@/shared/resources/letters/letterFields';
import { LetterTabs } from './LetterTabs';
import { useLetterActions } from './useLetterActions';

const list = defineList<Letter, ListLettersArg>()({
  record: 'letters',
  sortText: 'yang terbaru lebih dulu',
  listed: letterListed,
  dates: formatDate,
  columns: [
    { field: 'number', flex: 1.2, minWidth: 184, card: 'title', copyable: true },
    { field: 'kind', width: 170, minWidth: 140 },
    { field: 'date', width: 120, minWidth: 104 },
    { field: 'student_names', flex: 1.5, minWidth: 130, sortable: false },
    { field: 'company_name', flex: 1.3, minWidth: 130 },
    { field: 'state', width: 180, minWidth: 168 },
  ],
  filters: ['kind', 'state', companyFilter],
  noun: 'surat',
  searchLabel: 'Cari nomor, mahasiswa, mitra...',
  errorText: 'Gagal mengambil data surat',
  nameOf: ({ number }) => number,
  hrefOf: ({ id }) => paths.letters.show(id),
});

/**
 * The archive: every letter with its number, the cancelled ones, too.
 * @screen letters.index
 */
export function LetterListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listLetters') });
  const letters = useListLettersQuery(table.params);
  const { actions, dialog } = useLetterActions();

  return (
    <ListPage context="Surat yang dibuat jurusan, dengan nomornya. Buat surat dari daftar mahasiswa magang atau pengajuan tempat.">
      <LetterTabs value={paths.letters.index} />
      <AddressNote />
      <RecordList list={list} table={table} result={letters} actions={actions} />
      {dialog}
    </ListPage>
  );
}
