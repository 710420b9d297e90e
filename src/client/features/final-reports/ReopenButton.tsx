import Button from '@mui/material/Button';
import { useState } from 'react';
import { type FinalReport, useReopenFinalReportMutation } from '@/client/api/api';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';

const REOPENED = { title: 'Berhasil!', description: 'Laporan dibuka kembali.' };
const NOT_REOPENED = { title: 'Gagal!', description: 'Laporan tidak dibuka kembali.' };

/** Reopens a report that was accepted, with a reason. */
export function ReopenButton({ report }: { report: FinalReport }) {
  const { internship_id: id, student_name, version } = report;
  const [isOpen, setOpen] = useState(false);
  const [reopenReport] = useReopenFinalReportMutation();
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        Buka Kembali
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Buka Kembali Laporan"
          description={`${student_name} dapat mengirim versi baru.`}
          confirmLabel="Buka"
          helperText="Mahasiswa membacanya di laporan ini."
          action={(reason) =>
            reopenReport({
              id,
              finalReportReopeningInput: { reason, seen_version: version },
            }).unwrap()
          }
          success={REOPENED}
          failure={NOT_REOPENED}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
