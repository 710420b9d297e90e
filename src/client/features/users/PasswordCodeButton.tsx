import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type CreatePasswordCodeResponse,
  type User,
  useCreatePasswordCodeMutation,
} from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { lazyComponent } from '@/client/ui/lazyComponent';

const dialog = lazyComponent(() => import('./PasswordCodeDialog'), 'PasswordCodeDialog');

/** Gives a person in the office a code to set a new password, without a password that others can guess. */
export function PasswordCodeButton({ user: { id, name } }: { user: User }) {
  const [createCode] = useCreatePasswordCodeMutation();
  const run = useConfirmedAction();
  const [code, setCode] = useState<CreatePasswordCodeResponse['data'] | null>(null);

  const handleClick = () =>
    void run({
      title: 'Buat kode password?',
      description: `Dengan kode ini, ${name} membuat password baru sendiri dalam 30 menit. Pastikan dahulu bahwa yang meminta adalah ${name}. Passwordnya yang sekarang tetap berlaku sampai diganti.`,
      confirmLabel: 'Buat kode',
      success: { title: 'Berhasil', description: 'Kode password dibuat.' },
      action: async () => setCode((await createCode({ id }).unwrap()).data),
    });

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<KeyOutlined />}
        onClick={handleClick}
        sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } } }}
      >
        Kode Password
      </Button>
      {code && <dialog.Component {...code} name={name} onClose={() => setCode(null)} />}
    </>
  );
}
