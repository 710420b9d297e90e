import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { CodeForm } from '@/client/ui/form/CodeForm';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';

export const ReportCodeForm = ({ code }: { code: string | null }) => {
  const navigate = useNavigate();
  const check = (read: string) => void navigate(paths.verify.show(formatVerificationCode(read)));
  return (
    <CodeForm label="Kode verifikasi" code={code} onSubmit={check}>
      <Button type="submit" variant="contained" size="large">
        Periksa
      </Button>
    </CodeForm>
  );
};
