import Alert from '@mui/material/Alert';
import { type InternshipPeriod, useUpdateInternshipPeriodMutation } from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { ACTION_FAILED } from '@/client/ui/crudMessages';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';

/** Explains why the period takes no placements, and can activate a new one. */
export function PeriodNotice({ period }: { period: InternshipPeriod }) {
  const [updatePeriod, { isLoading }] = useUpdateInternshipPeriodMutation();
  if (period.closed_at !== null) {
    return <Alert severity="error">Periode ini sudah ditutup.</Alert>;
  }
  if (period.is_active) return null;

  const handleActivate = async () => {
    const { id, closed_at: _, ...input } = period;
    try {
      const internshipPeriodUpdateInput = { ...input, is_active: true };
      await updatePeriod({ id, internshipPeriodUpdateInput }).unwrap();
      notify.success('Berhasil', 'Periode diaktifkan.');
    } catch (error) {
      notifyFailure(error, ACTION_FAILED);
    }
  };

  return (
    <Alert
      severity="warning"
      action={
        <BusyButton
          color="inherit"
          size="small"
          isBusy={isLoading}
          onClick={() => void handleActivate()}
        >
          Aktifkan periode
        </BusyButton>
      }
    >
      Periode ini belum aktif. Mahasiswa hanya dapat ditempatkan pada periode aktif.
    </Alert>
  );
}
