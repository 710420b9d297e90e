import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useState } from 'react';
import {
  useCloseInternshipPeriodMutation,
  useGetUnfinishedPlacementsQuery,
} from '@/client/api/api';
import { codeOf, messageOf } from '@/client/api/serverErrors';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { withToasts } from '@/client/ui/confirm/withToasts';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { notify } from '@/client/ui/toasts/notify';
import { UNFINISHED_PLACEMENTS } from '@/shared/constants/errorCodes';
import type { UnfinishedChoice } from '@/shared/resources/internship-periods/periodClosingRules';
import { CHOICE_LABELS, UnfinishedList } from './UnfinishedList';

const CLOSED = { title: 'Berhasil', description: 'Periode ditutup.' };
const NOT_LOADED =
  'Penempatan yang belum selesai tidak dapat dibaca. Tutup dialog ini, lalu coba lagi.';

type Props = {
  id: number;
  /** The effect of closing. */
  description: ReactNode;
  onClose: () => void;
};

/**
 * Asks before closing a period, with the placements that are not finished.
 * @public used through `lazyComponent`
 */
export function ClosePeriodDialog({ id, description, onClose }: Props) {
  const query = useGetUnfinishedPlacementsQuery({ id }, { refetchOnMountOrArgChange: true });
  const [close, { isLoading: isClosing }] = useCloseInternshipPeriodMutation();
  const [choice, setChoice] = useState<UnfinishedChoice>('leave_open');
  const [refusal, setRefusal] = useState<string | null>(null);
  const unfinished = query.isFetching ? undefined : query.currentData?.data;
  const hasUnfinished = unfinished !== undefined && unfinished.total > 0;

  const handleConfirm = async () => {
    if (!unfinished) return notify.error('Gagal', NOT_LOADED);
    const periodClosingInput = hasUnfinished
      ? { unfinished: choice, seen_unfinished: unfinished.seen_unfinished }
      : {};
    setRefusal(null);
    try {
      await withToasts(() => close({ id, periodClosingInput }).unwrap(), { success: CLOSED });
      onClose();
    } catch (error) {
      if (codeOf(error) !== UNFINISHED_PLACEMENTS) return;
      setRefusal(messageOf(error) ?? null);
      void query.refetch();
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isBusy={isClosing || query.isFetching}
      isCancellable={!isClosing}
      title="Tutup Periode"
      description={description}
      confirmLabel={hasUnfinished ? CHOICE_LABELS[choice] : 'Tutup periode'}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {refusal && (
        <Alert severity="info" role="status" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
      {query.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {NOT_LOADED}
        </Alert>
      )}
      {query.isFetching && (
        <LoadingState text="Memeriksa penempatan yang belum selesai...">
          <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
        </LoadingState>
      )}
      {hasUnfinished && (
        <UnfinishedList
          unfinished={unfinished}
          choice={choice}
          isDisabled={isClosing}
          onChoose={setChoice}
        />
      )}
    </ConfirmDialog>
  );
}
