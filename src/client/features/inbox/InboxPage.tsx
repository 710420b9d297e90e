import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { useGetNotificationCountQuery } from '@/client/api/api';
import { byDay, todayHere } from '@/client/records/inbox/newsDays';
import { useMarkNews } from '@/client/records/inbox/useMarkNews';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { Pages } from '@/client/ui/Pages';
import { SectionCard } from '@/client/ui/SectionCard';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { LoadError } from '@/client/ui/states/LoadError';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import { paths } from '@/shared/paths';
import { InboxRows } from './InboxRows';
import { useInbox } from './useInbox';

/**
 * The news of the last 90 days, by day.
 * @screen inbox
 */
export function InboxPage() {
  const inbox = useInbox();
  const { news, newestId, isUnreadOnly, showUnreadOnly, isFetching, error, refetch } = inbox;
  const unread = useGetNotificationCountQuery().data?.data.unread ?? 0;
  const { markOpened, toggle, markAll } = useMarkNews();

  const content = () => {
    if (error) {
      return (
        <LoadError inCard error={error} text={TABLE_LOAD_FAILED} onRetry={() => void refetch()} />
      );
    }
    if (!news) {
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
    if (news.length === 0) {
      return (
        <EmptyState
          inCard
          text={isUnreadOnly ? 'Tidak ada kabar yang belum dibaca.' : 'Belum ada kabar.'}
        />
      );
    }
    return (
      <Stack spacing={2} aria-busy={isFetching}>
        {byDay(news, todayHere()).map(({ day, title, news: ofDay }) => (
          <SectionCard key={day} title={title}>
            <InboxRows news={ofDay} onOpen={markOpened} onToggle={(one) => void toggle(one)} />
          </SectionCard>
        ))}
        {inbox.pageCount > 1 && (
          <Stack sx={{ alignItems: 'center' }}>
            <Pages page={inbox.page} count={inbox.pageCount} onChange={inbox.showPage} />
          </Stack>
        )}
      </Stack>
    );
  };

  return (
    <Stack sx={{ flex: 'none', maxWidth: 960 }}>
      <PageHeader
        context="Kabar 90 hari terakhir."
        actions={
          <>
            <Button
              component={Link}
              to={paths.inbox.preferences}
              variant="outlined"
              color="secondary"
            >
              Pengaturan
            </Button>
            {unread > 0 && newestId > 0 && (
              <Button variant="outlined" onClick={() => void markAll(newestId)}>
                Tandai semua dibaca
              </Button>
            )}
          </>
        }
      />
      <ButtonGroup aria-label="Saring" variant="outlined" color="secondary" sx={{ mb: 2 }}>
        <Button aria-pressed={!isUnreadOnly} onClick={() => showUnreadOnly(false)}>
          Semua
        </Button>
        <Button aria-pressed={isUnreadOnly} onClick={() => showUnreadOnly(true)}>
          Belum dibaca
        </Button>
      </ButtonGroup>
      {content()}
    </Stack>
  );
}
