import { useGetLecturerDashboardQuery } from '@/client/api/api';
import { PeriodDashboard } from './PeriodDashboard';
import { SignatureNotice } from './SignatureNotice';
import { SUPERVISOR_METRICS, SupervisorDashboard } from './SupervisorDashboard';

const PeriodContent = ({ periodId }: { periodId: number }) => (
  <SupervisorDashboard result={useGetLecturerDashboardQuery({ id: periodId })} />
);

export const LecturerDashboardPage = () => (
  <PeriodDashboard metrics={SUPERVISOR_METRICS} notice={<SignatureNotice />}>
    {(period) => <PeriodContent key={period.id} periodId={period.id} />}
  </PeriodDashboard>
);
