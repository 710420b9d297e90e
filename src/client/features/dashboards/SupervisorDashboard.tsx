import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import type { GetLecturerDashboardResponse } from '@/client/api/api';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { monthlyAttendanceChart, validationChart } from './charts';
import { Metrics, Panels } from './DashboardGrid';
import { MetricCard } from './MetricCard';
import { MonthlyAttendanceCard } from './MonthlyAttendanceCard';
import { DashboardSkeleton } from './PeriodDashboard';
import { ValidationCard } from './ValidationCard';

export const SUPERVISOR_METRICS = 3;

// Loads the chart in parallel with the data.
void monthlyAttendanceChart.preload();
void validationChart.preload();

type Props = {
  result: { data?: GetLecturerDashboardResponse; isError: boolean; refetch: () => unknown };
};

/** Totals and charts of a supervisor's students in one period. */
export function SupervisorDashboard({ result: { data, isError, refetch } }: Props) {
  if (isError) return <ErrorState inCard text={DETAIL_LOAD_FAILED} onRetry={refetch} />;
  if (!data) return <DashboardSkeleton metrics={SUPERVISOR_METRICS} />;
  const { totals, attendance_report } = data.data;

  return (
    <>
      <Metrics>
        <MetricCard
          title="Total Mahasiswa"
          icon={<SchoolOutlined />}
          value={totals.students_internship}
          color="blue"
        />
        <MetricCard
          title="Belum Divalidasi"
          icon={<HourglassEmptyOutlined />}
          value={totals.activities_non_validated}
          color="yellow"
        />
        <MetricCard
          title="Sudah Divalidasi"
          icon={<CheckCircleOutlined />}
          value={totals.activities_validated}
          color="green"
        />
      </Metrics>
      <Panels>
        <MonthlyAttendanceCard report={attendance_report} />
        <ValidationCard
          notValidated={totals.activities_non_validated}
          validated={totals.activities_validated}
        />
      </Panels>
    </>
  );
}
