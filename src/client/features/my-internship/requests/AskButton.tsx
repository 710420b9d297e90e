import RuleOutlined from '@mui/icons-material/RuleOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Internship } from '@/client/api/api';
import { paths } from '@/shared/paths';

/** Leads to a new request from the top of a page; a placement that can only be read takes none. */
export const AskButton = ({ internship }: { internship: Internship | undefined }) =>
  internship &&
  !internship.closed_by && (
    <Button
      component={Link}
      to={paths.attendanceRequests.own.create}
      variant="outlined"
      color="secondary"
      startIcon={<RuleOutlined />}
    >
      Ajukan izin atau koreksi
    </Button>
  );
