import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type CreateSecondFactorCodeResponse,
  type User,
  useCreateSecondFactorCodeMutation,
} from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { lazyComponent } from '@/client/ui/lazyComponent';

const dialog = lazyComponent(() => import('./FactorCodeDialog'), 'FactorCodeDialog');

/** Gives a person a code in the place of a lost second factor. */
export function FactorCodeButton({ user: { id, name } }: { user: User }) {
  const [createCode] = useCreateSecondFactorCodeMutation();
  const run = useConfirmedAction();
  const [code, setCode] = useState<CreateSecondFactorCodeResponse['data'] | null>(null);

  const handleClick = () =>
    void run({
      title: 'Buat kode pengganti?',
      description: `Dengan kode ini dan passwordnya, ${name} dapat masuk satu kali dalam 10 menit tanpa ponselnya. Pastikan dahulu bahwa yang meminta adalah ${name}; ia menerima kabar tentang kode ini.`,
      confirmLabel: 'Buat kode',
      success: { title: 'Berhasil', description: 'Kode pengganti dibuat.' },
      action: async () => setCode((await createCode({ id }).unwrap()).data),
    });

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<PhonelinkLockOutlined />}
        onClick={handleClick}
        sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } } }}
      >
        Kode Pengganti
      </Button>
      {code && <dialog.Component {...code} name={name} onClose={() => setCode(null)} />}
    </>
  );
}
