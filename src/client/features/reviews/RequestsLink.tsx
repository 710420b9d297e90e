import RuleOutlined from '@mui/icons-material/RuleOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useGetAttendanceRequestCountsQuery } from '@/client/api/api';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';

/** The way to the requests of students, with the number of those that wait. */
export function RequestsLink() {
  const { data } = useGetAttendanceRequestCountsQuery({});
  const waiting = data?.data.waiting ?? 0;
  return (
    <Button
      component={Link}
      to={paths.attendanceRequests.index}
      variant="outlined"
      color="secondary"
      startIcon={<RuleOutlined />}
    >
      {waiting > 0 ? `Izin & Koreksi (${formatNumber(waiting)})` : 'Izin & Koreksi'}
    </Button>
  );
}
