import SnoozeOutlined from '@mui/icons-material/SnoozeOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import type { FollowUpDetail } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { screens } from '@/client/navigation/screens';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import {
  PUT_OFF,
  SHOW_AGAIN,
  settledWord,
  untilText,
} from '@/client/records/followUps/followUpTexts';
import { usePutOff } from '@/client/records/followUps/usePutOff';
import { BusyButton } from '@/client/ui/BusyButton';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { Dock, FloatingBar } from '@/client/ui/floatingBar';
import { PageHeader } from '@/client/ui/PageHeader';
import { Pages } from '@/client/ui/Pages';
import { SectionCard } from '@/client/ui/SectionCard';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { LoadError } from '@/client/ui/states/LoadError';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { FollowUpItems } from './FollowUpItems';
import { RemindButton } from './RemindButton';
import { useFollowUp } from './useFollowUp';
import { TITLE_ID, useSettling } from './useSettling';

const NONE: FollowUpDetail['items'] = [];

function PutOffButton({ followUp }: { followUp: FollowUpDetail }) {
  const { putOff, showAgain, isBusy } = usePutOff();
  const isPutOff = followUp.put_off_until !== null;
  return (
    <BusyButton
      variant="outlined"
      color="secondary"
      startIcon={<SnoozeOutlined />}
      isBusy={isBusy}
      onClick={() => void (isPutOff ? showAgain : putOff)(followUp)}
    >
      {isPutOff ? SHOW_AGAIN : PUT_OFF}
    </BusyButton>
  );
}

/**
 * The matters of one kind that wait for the user.
 * @screen follow-ups.show
 */
export function FollowUpPage() {
  const { kind, followUp, total, error, refetch, isFetching, ...pages } = useFollowUp();
  const items = followUp?.items ?? NONE;
  const { settling, settled, settle, undo } = useSettling(kind, items);
  const today = useCampusToday();
  const title = followUp?.title ?? screens['follow-ups.show'].title;
  useDocumentTitle(title);

  const content = () => {
    if (error) {
      return (
        <LoadError
          inCard
          error={error}
          onRetry={() => void refetch()}
          text={TABLE_LOAD_FAILED}
          notFoundText="Halaman tidak ditemukan"
        />
      );
    }
    if (!followUp) {
      return (
        <Card>
          <LoadingState>
            {Array.from({ length: SKELETON_ROWS }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no other identity
              <Skeleton key={row} height={84} sx={{ mx: 2.5 }} />
            ))}
          </LoadingState>
        </Card>
      );
    }
    if (total === 0) {
      return (
        <EmptyState
          inCard
          icon={<TaskAltOutlined />}
          text="Tidak ada lagi yang menunggu di sini."
          action={
            <Button component={Link} to={paths.dashboard} variant="outlined" color="secondary">
              Ke dashboard
            </Button>
          }
        />
      );
    }
    return (
      <div aria-busy={isFetching}>
        <SectionCard
          title={`${formatNumber(total)} menunggu`}
          action={followUp.can_remind && <RemindButton kind={kind} />}
        >
          <FollowUpItems
            kind={kind}
            items={items}
            settling={settling}
            onSettle={followUp.can_settle ? (item) => void settle(item) : undefined}
          />
          {pages.pageCount > 1 && (
            <Stack sx={{ alignItems: 'center', p: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Pages
                page={pages.page}
                count={pages.pageCount}
                onChange={(page) => pages.showPage(page)}
              />
            </Stack>
          )}
        </SectionCard>
      </div>
    );
  };

  const putOffUntil = followUp?.put_off_until;
  return (
    <Stack sx={{ flex: 'none', maxWidth: 960, pb: settled ? 9 : 0 }}>
      <PageHeader
        title={
          <span id={TITLE_ID} tabIndex={-1}>
            {title}
          </span>
        }
        context={
          followUp
            ? [followUp.hint, putOffUntil && `Ditunda, ${untilText(putOffUntil, today)}.`]
                .filter(Boolean)
                .join(' ')
            : '\u00a0'
        }
        actions={followUp && (total > 0 || putOffUntil) && <PutOffButton followUp={followUp} />}
      />
      {content()}
      {settled && (
        <Dock>
          <FloatingBar role="status">
            <span>
              <strong>{settled.title}</strong> sudah {settledWord(kind)}
            </span>
            <Button startIcon={<UndoOutlined />} onClick={() => void undo()}>
              Urungkan
            </Button>
          </FloatingBar>
        </Dock>
      )}
    </Stack>
  );
}
