import Skeleton from '@mui/material/Skeleton';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import { RequestRow } from './RequestRow';
import { RequestsEmpty } from './RequestsEmpty';
import type { useRequestDesk } from './useRequestDesk';
import type { useRequestList } from './useRequestList';

type Props = {
  requests: ReturnType<typeof useRequestList>;
  desk: ReturnType<typeof useRequestDesk>;
};

/** The rows of the desk, or why there are none. */
export function RequestRows({ requests: { query, list }, desk }: Props) {
  if (!list.currentData) {
    if (list.isError) return <ErrorState text={TABLE_LOAD_FAILED} onRetry={list.refetch} />;
    return (
      <LoadingState>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no other identity
          <Skeleton key={row} height={88} sx={{ mx: 2 }} />
        ))}
      </LoadingState>
    );
  }
  if (desk.rows.length === 0) return <RequestsEmpty query={query} change={desk.change} />;
  return desk.rows.map((request) => (
    <RequestRow
      key={request.id}
      request={request}
      isSelected={desk.selected.has(request.id)}
      isPending={desk.decisions.pending.has(request.id)}
      onSelect={desk.toggle}
      onDecide={(decision, row) => desk.decide(decision, [row])}
    />
  ));
}
