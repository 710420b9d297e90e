import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import Button from '@mui/material/Button';
import { useResetUserPasswordMutation } from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';

export function ResetPasswordButton({ userId }: { userId: number }) {
  const [resetPassword] = useResetUserPasswordMutation();
  const run = useConfirmedAction();

  const handleClick = () =>
    void run({
      title: 'Konfirmasi Reset',
      description: 'Password akan direset menjadi NIM/NIK/NIP, Apakah anda yakin?',
      action: () => resetPassword({ id: userId }).unwrap(),
      success: { title: 'Berhasil', description: 'Password berhasil direset.' },
    });

  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<LockResetOutlined />}
      onClick={handleClick}
      sx={{ mr: 'auto', '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } } }}
    >
      Reset Password
    </Button>
  );
}
