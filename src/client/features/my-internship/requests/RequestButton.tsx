import RuleOutlined from '@mui/icons-material/RuleOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';

type Props = {
  /** Whether a request about the day waits already. */
  isWaiting: boolean;
  /** The day or the activity that a new request is about. */
  about: Parameters<typeof paths.student.requests.createFor>[0];
};

/** Leads to the request that waits, so that nothing is asked twice, and otherwise to a new one. */
export const RequestButton = ({ isWaiting, about }: Props) => (
  <Button
    component={Link}
    to={isWaiting ? paths.student.requests.index : paths.student.requests.createFor(about)}
    variant="outlined"
    color="secondary"
    startIcon={<RuleOutlined />}
    sx={{ mt: 2, minHeight: { xs: 48, sm: 40 }, width: { xs: '100%', sm: 'auto' } }}
  >
    {isWaiting ? 'Lihat pengajuan' : 'Ajukan izin atau koreksi'}
  </Button>
);
