import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import {
  type InternshipPeriod,
  useCloseInternshipPeriodMutation,
  useListInternshipsQuery,
  useReopenInternshipPeriodMutation,
} from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { formatNumber } from '@/shared/formatNumber';

/** The number of internships of the period. */
function InternshipCount({ periodId }: { periodId: number }) {
  const { data } = useListInternshipsQuery({ internshipPeriodId: periodId, page: 1, perPage: 1 });
  const count = data?.meta?.total ?? data?.data.length;
  return <strong>{`${count === undefined ? '…' : formatNumber(count)} data magang`}</strong>;
}

/** Closes a period, or opens it again. */
export function ClosePeriodButton({ period: { id, closed_at } }: { period: InternshipPeriod }) {
  const [close] = useCloseInternshipPeriodMutation();
  const [reopen] = useReopenInternshipPeriodMutation();
  const run = useConfirmedAction();

  const handleClose = () =>
    void run({
      title: 'Tutup Periode',
      description: (
        <>
          <InternshipCount periodId={id} /> dalam periode ini, dengan aktivitas, absensi, catatan,
          foto, validasi, dan nilainya, hanya dapat dibaca setelah periode ditutup. Periode menjadi
          tidak aktif. Super admin dapat membukanya kembali.
        </>
      ),
      confirmLabel: 'Tutup periode',
      action: () => close({ id }).unwrap(),
      success: { title: 'Berhasil', description: 'Periode ditutup.' },
    });

  const handleReopen = () =>
    void run({
      title: 'Buka Kembali Periode',
      description: (
        <>
          <InternshipCount periodId={id} /> dalam periode ini dapat diubah lagi. Periode tetap tidak
          aktif, dan pembukaan kembali ini dicatat di jejak audit.
        </>
      ),
      confirmLabel: 'Buka kembali',
      action: () => reopen({ id }).unwrap(),
      success: { title: 'Berhasil', description: 'Periode dibuka kembali.' },
    });

  return closed_at === null ? (
    <Button variant="outlined" color="secondary" startIcon={<LockOutlined />} onClick={handleClose}>
      Tutup periode
    </Button>
  ) : (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<LockOpenOutlined />}
      onClick={handleReopen}
    >
      Buka kembali
    </Button>
  );
}
