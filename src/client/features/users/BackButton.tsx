import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';

/** Leads back to one of the four lists that link to an account. */
export function BackButton() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();

  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<ArrowBackOutlined />}
      onClick={() => void navigate(returnUrl)}
    >
      Kembali
    </Button>
  );
}
