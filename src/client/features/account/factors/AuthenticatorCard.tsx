import Button from '@mui/material/Button';
import { useState } from 'react';
import { type ChangedSecondFactors, useDeleteAuthenticatorMutation } from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { SectionCard, SectionRows } from '@/client/ui/SectionCard';
import { formatDateTime } from '@/shared/format';
import { AccountRow } from '../AccountRow';

const dialog = lazyComponent(() => import('./AuthenticatorDialog'), 'AuthenticatorDialog');

type Props = { since: string | null; onChange: (changed: ChangedSecondFactors) => void };

/** The app that shows a code of six digits each half minute. */
export function AuthenticatorCard({ since, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [deleteAuthenticator] = useDeleteAuthenticatorMutation();
  const run = useConfirmedAction();

  const remove = () =>
    run({
      title: 'Hapus aplikasi autentikator?',
      description: 'Kode dari aplikasi itu tidak lagi dapat dipakai untuk masuk.',
      confirmLabel: 'Hapus',
      action: async () => onChange((await deleteAuthenticator().unwrap()).data),
      success: { title: 'Berhasil', description: 'Aplikasi autentikator dihapus.' },
    });

  return (
    <SectionCard
      title="Aplikasi autentikator"
      action={
        <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
          {since ? 'Ganti aplikasi' : 'Pasang aplikasi'}
        </Button>
      }
    >
      <SectionRows>
        <AccountRow
          state={
            since
              ? `Terpasang ${formatDateTime(since)}. Kodenya diminta setelah password.`
              : 'Aplikasi di ponsel, misalnya Google Authenticator, menampilkan kode baru setiap 30 detik, juga tanpa jaringan.'
          }
          action={
            since && (
              <Button color="error" onClick={() => void remove()}>
                Hapus
              </Button>
            )
          }
        />
      </SectionRows>
      {isOpen && (
        <dialog.Component
          onDone={(changed) => {
            setOpen(false);
            onChange(changed);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </SectionCard>
  );
}
