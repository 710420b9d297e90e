import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CoPresentOutlined from '@mui/icons-material/CoPresentOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { useGetAdminDashboardQuery, useGetSettingsQuery } from '@/client/api/api';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { monthlyAttendanceChart } from './charts';
import { Metrics, Panels } from './DashboardGrid';
import type { Setup } from './FirstSteps';
import { MetricCard } from './MetricCard';
import { MonthlyAttendanceCard } from './MonthlyAttendanceCard';
import { DashboardSkeleton, PeriodDashboard } from './PeriodDashboard';
import { QuotaCard } from './QuotaCard';

const METRICS = 4;

const firstSteps = lazyComponent(() => import('./FirstSteps'), 'FirstSteps');

const hasSteps = (setup: Setup): boolean => Object.values(setup).includes(0);

// Loads the chart in parallel with the data.
void monthlyAttendanceChart.preload();

/** 1 once the department is named, and until the answer arrives. */
const useNames = (): number => (useGetSettingsQuery().data?.data.department === '' ? 0 : 1);

type Props = { periodId: number; isOnlyPeriod: boolean };

function PeriodContent({ periodId, isOnlyPeriod }: Props) {
  const names = useNames();
  const { data, isError, refetch } = useGetAdminDashboardQuery({ id: periodId });
  if (isError) return <ErrorState inCard text={DETAIL_LOAD_FAILED} onRetry={refetch} />;
  if (!data) return <DashboardSkeleton metrics={METRICS} />;
  const { totals, attendance_report, company_quotas } = data.data;

  const placements = isOnlyPeriod ? placedIn(company_quotas) : 1;
  const setup = { ...totals, names, periods: 1, placements };

  return (
    <>
      {hasSteps(setup) && <firstSteps.Component setup={setup} />}
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

const NOTHING: Omit<Setup, 'names'> = {
  periods: 0,
  companies: 0,
  mentors: 0,
  lecturers: 0,
  students: 0,
  placements: 0,
};

// Every further period begins without placements.
const placedIn = (quotas: readonly { internship_count: number }[]): number =>
  quotas.reduce((sum, { internship_count }) => sum + internship_count, 0);

export const AdminDashboardPage = () => {
  const names = useNames();
  return (
    <PeriodDashboard
      metrics={METRICS}
      whenEmpty={<firstSteps.Component setup={{ ...NOTHING, names }} />}
    >
      {(period, isOnlyPeriod) => (
        <PeriodContent key={period.id} periodId={period.id} isOnlyPeriod={isOnlyPeriod} />
      )}
    </PeriodDashboard>
  );
};
