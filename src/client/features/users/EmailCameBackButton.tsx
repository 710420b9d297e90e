import Button from '@mui/material/Button';
import { type User, useDeleteUserEmailConfirmationMutation } from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';

/** Stops mails to an address whose mails come back, which SiMagang does not see (docs/decisions/0074). */
export function EmailCameBackButton({ user: { id, email } }: { user: Pick<User, 'id' | 'email'> }) {
  const [deleteConfirmation] = useDeleteUserEmailConfirmationMutation();
  const run = useConfirmedAction();

  const handleClick = () =>
    void run({
      title: 'Hentikan Email?',
      description: `SiMagang tidak lagi mengirim email ke ${email} sampai pemilik akun memverifikasinya lagi atau alamatnya diganti.`,
      action: () => deleteConfirmation({ id }).unwrap(),
      success: { title: 'Berhasil', description: 'Pengiriman email ke alamat ini dihentikan.' },
    });

  return (
    <Button size="small" color="secondary" onClick={handleClick}>
      Catat email kembali
    </Button>
  );
}
