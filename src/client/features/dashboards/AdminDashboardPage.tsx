import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CoPresentOutlined from '@mui/icons-material/CoPresentOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { useGetAdminDashboardQuery } from '@/client/api/api';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { monthlyAttendanceChart } from './charts';
import { Metrics, Panels } from './DashboardGrid';
import { MetricCard } from './MetricCard';
import { MonthlyAttendanceCard } from './MonthlyAttendanceCard';
import { DashboardSkeleton, PeriodDashboard } from './PeriodDashboard';
import { QuotaCard } from './QuotaCard';

const METRICS = 4;

// Loads the chart in parallel with the data.
void monthlyAttendanceChart.preload();

function PeriodContent({ periodId }: { periodId: number }) {
  const { data, isError, refetch } = useGetAdminDashboardQuery({ id: periodId });
  if (isError) return <ErrorState inCard text={DETAIL_LOAD_FAILED} onRetry={refetch} />;
  if (!data) return <DashboardSkeleton metrics={METRICS} />;
  const { totals, attendance_report, company_quotas } = data.data;

  return (
    <>
      <Metrics>
        <MetricCard
          title="Total Mahasiswa"
          icon={<SchoolOutlined />}
          value={totals.students}
          color="blue"
        />
        <MetricCard
          title="Total Mentor"
          icon={<Diversity3Outlined />}
          value={totals.mentors}
          color="green"
        />
        <MetricCard
          title="Total Dosen"
          icon={<CoPresentOutlined />}
          value={totals.lecturers}
          color="purple"
        />
        <MetricCard
          title="Total Mitra Industri"
          icon={<BusinessOutlined />}
          value={totals.companies}
          color="yellow"
        />
      </Metrics>
      <Panels>
        <MonthlyAttendanceCard report={attendance_report} />
        <QuotaCard quotas={company_quotas} />
      </Panels>
    </>
  );
}

export const AdminDashboardPage = () => (
  <PeriodDashboard metrics={METRICS}>
    {(period) => <PeriodContent key={period.id} periodId={period.id} />}
  </PeriodDashboard>
);
