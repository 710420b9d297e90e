import Button from '@mui/material/Button';
import { type ChangedSecondFactors, useRenewRecoveryCodesMutation } from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { SectionCard, SectionRows } from '@/client/ui/SectionCard';
import { AccountRow } from '../AccountRow';

const FEW = 3;

const stateOf = (left: number) => {
  if (left === 0) return 'Kode pemulihan sudah habis. Buat yang baru sebelum ponsel Anda hilang.';
  const text = `Tersisa ${left} kode, masing-masing sekali pakai, untuk masuk tanpa ponsel.`;
  return left <= FEW ? `${text} Sebaiknya buat yang baru.` : text;
};

type Props = { left: number; onChange: (changed: ChangedSecondFactors) => void };

/** The codes for a person whose device is lost; only their number is known. */
export function RecoveryCodesCard({ left, onChange }: Props) {
  const [renew] = useRenewRecoveryCodesMutation();
  const run = useConfirmedAction();

  const handleClick = () =>
    void run({
      title: 'Buat kode pemulihan baru?',
      description: 'Kode yang lama tidak berlaku lagi.',
      confirmLabel: 'Buat kode',
      action: async () => onChange((await renew().unwrap()).data),
      success: { title: 'Berhasil', description: 'Sepuluh kode baru dibuat.' },
    });

  return (
    <SectionCard
      title="Kode pemulihan"
      action={
        <Button variant="outlined" color="secondary" onClick={handleClick}>
          Buat kode baru
        </Button>
      }
    >
      <SectionRows>
        <AccountRow state={stateOf(left)} action={null} />
      </SectionRows>
    </SectionCard>
  );
}
