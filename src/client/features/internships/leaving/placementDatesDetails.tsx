import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { Internship } from '@/client/api/api';
import { endText } from '@/client/records/placementDates/placementDates';
import type { Detail } from '@/client/ui/DetailList';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';

type Linked = NonNullable<Internship['continued_from']>;

const linkTo = ({ id, company_name }: Linked) => (
  <MuiLink component={Link} to={paths.internships.show(id)}>
    {company_name}
  </MuiLink>
);

/** The days that a placement has of its own, and the placements before and after it. */
export function placementDatesDetails(internship: Internship): Detail[] {
  const { start_date, continued_from, continued_by } = internship;
  const end = endText(internship);
  return [
    ...(start_date ? [{ label: 'Mulai', value: formatDate(start_date) }] : []),
    ...(end ? [{ label: 'Berakhir', value: end }] : []),
    ...(continued_from ? [{ label: 'Lanjutan dari', value: linkTo(continued_from) }] : []),
    ...(continued_by ? [{ label: 'Dilanjutkan di', value: linkTo(continued_by) }] : []),
  ];
}
