import { useGetMentorDashboardQuery } from '@/client/api/api';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { Below } from './DashboardGrid';
import { PeriodDashboard } from './PeriodDashboard';
import { SignatureNotice } from './SignatureNotice';
import { SUPERVISOR_METRICS, SupervisorDashboard } from './SupervisorDashboard';

const PeriodContent = ({ periodId }: { periodId: number }) => (
  <SupervisorDashboard result={useGetMentorDashboardQuery({ id: periodId })} />
);

// Below the first screen. The thanks come after the end of a period, when none may be active.
const thanksCard = lazyComponent(() => import('./ThanksCard'), 'ThanksCard');

export const MentorDashboardPage = () => (
  <>
    <PeriodDashboard metrics={SUPERVISOR_METRICS} notice={<SignatureNotice />}>
      {(period) => <PeriodContent key={period.id} periodId={period.id} />}
    </PeriodDashboard>
    <Below>
      <thanksCard.Component />
    </Below>
  </>
);
