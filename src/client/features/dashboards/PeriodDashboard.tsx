import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type InternshipPeriod, useListFollowUpsQuery } from '@/client/api/api';
import { FollowUpCard } from '@/client/records/followUps/FollowUpCard';
import { followUpsRequest } from '@/client/records/followUps/followUpsRequest';
import { useCurrentUser } from '@/client/session/useSession';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { Below, Metrics, Panels } from './DashboardGrid';
import { PeriodMenu } from './PeriodMenu';
import { useChartHeight } from './useChartHeight';
import { useDashboardPeriod } from './useDashboardPeriod';

const METRIC_HEIGHT = 86;
/** The panel around a chart, beside the chart itself. */
const PANEL_FRAME = 111;

type SkeletonProps = { metrics: number };

/** Placeholders: `metrics` cards above two panels. */
export function DashboardSkeleton({ metrics }: SkeletonProps) {
  // Drawn anew, not moved, when the card above it gets its height.
  const { isLoading } = useListFollowUpsQuery(followUpsRequest(useIsPhone()));
  const panelHeight = useChartHeight() + PANEL_FRAME;
  return (
    <LoadingState key={String(isLoading)}>
      <Metrics>
        {Array.from({ length: metrics }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a skeleton have no other identity
          <Skeleton key={card} variant="rounded" height={METRIC_HEIGHT} />
        ))}
      </Metrics>
      <Panels>
        <Skeleton variant="rounded" height={panelHeight} />
        <Skeleton variant="rounded" height={panelHeight} />
      </Panels>
    </LoadingState>
  );
}

/** Has the size of the longest period, so that nothing moves when the button replaces the skeleton. */
const PeriodPlace = styled('div')(({ theme }) => ({
  display: 'flex',
  width: 360,
  height: 38,
  '& > *': { flex: 1 },
  [theme.breakpoints.down('md')]: { width: '100%', height: 48 },
}));

// Below the first screen.
const attendanceToday = lazyComponent(() => import('./AttendanceToday'), 'AttendanceToday');

type Props = SkeletonProps & {
  /** Shown above everything that depends on the period. */
  notice?: ReactNode;
  /** Shown in an installation without periods. */
  whenEmpty?: ReactNode;
  children: (period: InternshipPeriod, isOnlyPeriod: boolean) => ReactNode;
};

/** The frame of a dashboard for one period: header, period menu, what waits for the user, states. */
export function PeriodDashboard({ metrics, notice, whenEmpty, children }: Props) {
  const user = useCurrentUser();
  const { periods, period, choose, isLoaded, isError, refetch } = useDashboardPeriod();

  const content = () => {
    if (isError && !isLoaded)
      return <ErrorState inCard text={DETAIL_LOAD_FAILED} onRetry={refetch} />;
    if (!isLoaded) return <DashboardSkeleton metrics={metrics} />;
    if (periods.length === 0 && whenEmpty) return whenEmpty;
    if (!period)
      return (
        <EmptyState
          inCard
          icon={<EventBusyOutlined />}
          text="Belum ada periode magang yang aktif."
          description="Pilih periode untuk melihat laporannya."
        />
      );
    return (
      <>
        {children(period, periods.length === 1)}
        <Below>
          <attendanceToday.Component period={period} />
        </Below>
      </>
    );
  };

  return (
    <>
      <PageHeader
        context={user && `Selamat datang, ${user.name}`}
        actions={
          <PeriodPlace>
            {isLoaded || isError ? (
              <PeriodMenu
                periods={periods}
                period={period}
                disabled={!isLoaded}
                onChange={({ id }) => choose(id)}
              />
            ) : (
              <Skeleton variant="rounded" height="auto" />
            )}
          </PeriodPlace>
        }
      />
      <FollowUpCard />
      {notice}
      {content()}
    </>
  );
}
