import Stack from '@mui/material/Stack';
import { useState } from 'react';
import {
  type FinalReport,
  useAcceptFinalReportMutation,
  useReturnFinalReportMutation,
} from '@/client/api/api';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { BusyButton } from '@/client/ui/BusyButton';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { withToasts } from '@/client/ui/confirm/withToasts';
import { DialogText } from '@/client/ui/fields/DialogText';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { REPORT_COMMENT_MAX } from '@/shared/resources/final-reports/constants';
import { useReportComment } from './useReportComment';

const RETURNED = { title: 'Berhasil!', description: 'Laporan dikembalikan.' };
const NOT_RETURNED = { title: 'Gagal!', description: 'Laporan tidak dikembalikan.' };
const ACCEPTED = { title: 'Berhasil!', description: 'Laporan diterima.' };
const NOT_ACCEPTED = { title: 'Gagal!', description: 'Laporan tidak diterima.' };

/** Returns the last version with a comment, or accepts it. */
export function DecisionCard({ report }: { report: FinalReport }) {
  const { internship_id: id, versions, version, student_name } = report;
  const draft = useReportComment(id);
  const [isBusy, setBusy] = useState(false);
  const [returnReport] = useReturnFinalReportMutation();
  const [acceptReport] = useAcceptFinalReportMutation();
  const confirmed = useConfirmedAction();

  const handleReturn = async () => {
    const comment = draft.validated();
    if (comment === null || isBusy) return;
    setBusy(true);
    try {
      const finalReportReturnInput = { comment, seen_version: version };
      await withToasts(() => returnReport({ id, finalReportReturnInput }).unwrap(), {
        success: RETURNED,
        failure: NOT_RETURNED,
      });
      draft.clear();
    } catch (error) {
      draft.setError(fieldErrorsOf(error)?.comment ?? null);
    } finally {
      setBusy(false);
    }
  };

  const handleAccept = () =>
    confirmed({
      title: 'Terima Laporan',
      description: `Versi ${versions} dari ${student_name} menjadi laporan akhir. Sesudahnya tidak ada versi baru.`,
      confirmLabel: 'Terima',
      action: async () => {
        await acceptReport({ id, finalReportAcceptanceInput: { seen_version: version } }).unwrap();
        draft.clear();
      },
      success: ACCEPTED,
      failure: NOT_ACCEPTED,
    });

  return (
    <SectionCard title={`Periksa Versi ${versions}`}>
      <SectionLine>
        <DialogText
          label="Catatan"
          required={false}
          maxLength={REPORT_COMMENT_MAX}
          helperText="Tuliskan apa yang perlu diperbaiki. Wajib diisi bila laporan dikembalikan."
          value={draft.comment}
          error={draft.error}
          onChange={draft.setComment}
          onSend={handleReturn}
        />
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5, '& > *': { minHeight: { xs: 48, md: 0 } } }}
        >
          <BusyButton variant="contained" isBusy={isBusy} onClick={() => void handleAccept()}>
            Terima
          </BusyButton>
          <BusyButton
            variant="outlined"
            color="secondary"
            isBusy={isBusy}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void handleReturn()}
          >
            Kembalikan
          </BusyButton>
        </Stack>
      </SectionLine>
    </SectionCard>
  );
}
