import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type InternshipPeriod, useGetAttendanceTotalsQuery } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { AttendanceTotals } from '@/client/records/attendanceDays/AttendanceTotals';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';
import { paths } from '@/shared/paths';

type Props = { period: InternshipPeriod };

/**
 * The verdicts on today of all students whom the user sees. Without students, and while it is unknown, nothing is shown.
 * @public used through `lazyComponent`
 */
export function AttendanceToday({ period }: Props) {
  const today = useCampusToday();
  const isOver = today < period.start_date || today > period.end_date;
  const { currentData } = useGetAttendanceTotalsQuery(
    { internshipPeriodId: period.id, dateFrom: today, dateTo: today },
    { skip: isOver },
  );
  const totals = currentData?.data;
  if (!totals || totals.placements === 0) return null;

  const isExpected = DAY_VERDICTS.some((verdict) => totals[verdict] > 0);
  return (
    <SectionCard
      title="Kehadiran Hari Ini"
      action={
        <Button
          component={Link}
          to={paths.attendanceRecapOf(period.id)}
          endIcon={<ArrowForwardOutlined />}
        >
          Rekap Kehadiran
        </Button>
      }
    >
      {isExpected ? (
        <AttendanceTotals totals={totals} />
      ) : (
        <SectionLine>Tidak ada jadwal hari ini.</SectionLine>
      )}
    </SectionCard>
  );
}
