import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@/client/app/paths';

/** The router's key of the entry with which the application was opened. */
const FIRST_ENTRY = 'default';

/** To the list one came from, on the page and with the search one left it: four lists lead here. */
export function BackButton() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === FIRST_ENTRY;

  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<ArrowBackOutlined />}
      onClick={() => void (isFirst ? navigate(paths.users.index) : navigate(-1))}
    >
      Kembali
    </Button>
  );
}
