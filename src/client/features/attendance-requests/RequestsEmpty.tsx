import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '@/client/ui/states/EmptyState';
import type { RequestState } from '@/shared/resources/attendance-requests/constants';
import { isFiltered, NO_FILTERS, type RequestQuery } from './requestQuery';
import type { ChangeRequests } from './useRequestList';

const EMPTY_TEXTS: Readonly<Record<RequestState, string>> = {
  waiting: 'Tidak ada pengajuan yang menunggu keputusan.',
  approved: 'Belum ada pengajuan yang disetujui.',
  rejected: 'Belum ada pengajuan yang ditolak.',
  withdrawn: 'Belum ada pengajuan yang ditarik.',
};

type Props = { query: RequestQuery; change: ChangeRequests };

/** Explains why the list is empty. */
export function RequestsEmpty({ query, change }: Props) {
  if (!isFiltered(query)) {
    return <EmptyState icon={<InboxOutlined />} text={EMPTY_TEXTS[query.state]} />;
  }
  return (
    <EmptyState
      icon={<SearchOffOutlined />}
      text="Tidak ada yang cocok."
      description="Tidak ada pengajuan di tab ini yang cocok dengan pencarian atau filter."
      action={
        <Button variant="outlined" color="secondary" onClick={() => change(NO_FILTERS)}>
          Hapus filter
        </Button>
      }
    />
  );
}
