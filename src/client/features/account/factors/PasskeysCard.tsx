import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type ChangedSecondFactors,
  type Passkey,
  useDeletePasskeyMutation,
} from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { canUsePasskeys } from '@/client/ui/passkeys/canUsePasskeys';
import { SectionCard, SectionRows } from '@/client/ui/SectionCard';
import { formatDateTime } from '@/shared/format';
import { AccountRow } from '../AccountRow';

const dialog = lazyComponent(() => import('./PasskeyDialog'), 'PasskeyDialog');

const NONE =
  'Passkey membuka akun dengan sidik jari, wajah, atau PIN perangkat Anda, tanpa password dan tanpa kode.';
const UNAVAILABLE = 'Peramban ini, atau alamat tanpa HTTPS, tidak mendukung passkey.';

const stateOf = ({ created_at, last_used_at }: Passkey) =>
  [
    `Ditambahkan ${formatDateTime(created_at)}`,
    last_used_at ? `terakhir dipakai ${formatDateTime(last_used_at)}` : 'belum pernah dipakai',
  ].join(', ');

type Props = { passkeys: Passkey[]; onChange: (changed: ChangedSecondFactors) => void };

/** The passkeys of the person, with the last use of each. */
export function PasskeysCard({ passkeys, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [deletePasskey] = useDeletePasskeyMutation();
  const run = useConfirmedAction();

  const remove = ({ id, name }: Passkey) =>
    run({
      title: `Hapus passkey ${name}?`,
      description:
        'Passkey itu tidak lagi membuka akun Anda. Hapus juga dari perangkat yang menyimpannya.',
      confirmLabel: 'Hapus',
      action: async () => onChange((await deletePasskey({ id }).unwrap()).data),
      success: { title: 'Berhasil', description: 'Passkey dihapus.' },
    });

  return (
    <SectionCard
      title="Passkey"
      action={
        canUsePasskeys() && (
          <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
            Tambah passkey
          </Button>
        )
      }
    >
      <SectionRows>
        {passkeys.length === 0 && (
          <AccountRow state={canUsePasskeys() ? NONE : `${NONE} ${UNAVAILABLE}`} action={null} />
        )}
        {passkeys.map((passkey) => (
          <AccountRow
            key={passkey.id}
            title={passkey.name}
            state={stateOf(passkey)}
            action={
              <Button
                color="error"
                aria-label={`Hapus passkey ${passkey.name}`}
                onClick={() => void remove(passkey)}
              >
                Hapus
              </Button>
            }
          />
        ))}
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
