import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useListNotificationsQuery } from '@/client/api/api';
import { NewsWords } from '@/client/records/inbox/NewsWords';
import { newsTimeText, todayHere } from '@/client/records/inbox/newsDays';
import { useMarkNews } from '@/client/records/inbox/useMarkNews';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { paths } from '@/shared/paths';

const NEWEST = { page: 1, perPage: 10 };

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 52,
  padding: '8px 12px 8px 20px',
});

const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto' });

const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type Props = { onClose: () => void };

/** The contents of the panel, which live as long as it is open. */
export function InboxPanelContent({ onClose }: Props) {
  const { data, isError, refetch } = useListNotificationsQuery(NEWEST, {
    refetchOnMountOrArgChange: true,
  });
  const { markOpened, markAll } = useMarkNews();
  const news = data?.data;
  const newest = news?.[0];
  const today = todayHere();

  const content = () => {
    if (!news) {
      if (isError) return <ErrorState text={DETAIL_LOAD_FAILED} onRetry={() => void refetch()} />;
      return (
        <LoadingState>
          <Skeleton height={84} sx={{ mx: 2.5 }} />
          <Skeleton height={84} sx={{ mx: 2.5 }} />
        </LoadingState>
      );
    }
    if (news.length === 0) return <EmptyState text="Belum ada kabar." />;
    return (
      <SectionRows aria-label="Kabar terbaru">
        {news.map((one) => (
          <SectionRow key={one.id}>
            <NewsWords
              news={one}
              time={newsTimeText(one.at, today)}
              onOpen={() => {
                markOpened(one);
                onClose();
              }}
            />
          </SectionRow>
        ))}
      </SectionRows>
    );
  };

  return (
    <>
      <Head>
        <Typography variant="h2">Kotak Masuk</Typography>
        {newest && news.some(({ is_read }) => !is_read) && (
          <Button size="small" onClick={() => void markAll(newest.id)}>
            Tandai semua dibaca
          </Button>
        )}
      </Head>
      <Body>{content()}</Body>
      <Foot>
        <Button component={Link} to={paths.inbox.index} onClick={onClose} fullWidth>
          Lihat semua
        </Button>
      </Foot>
    </>
  );
}
