import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { FinalReport } from '@/client/api/api';
import { fieldErrorsOf, messageOf } from '@/client/api/serverErrors';
import { BusyButton } from '@/client/ui/BusyButton';
import { FileButton } from '@/client/ui/FileButton';
import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { notify } from '@/client/ui/toasts/notify';
import { useCloseWarning } from '@/client/ui/useCloseWarning';
import { formatBytes } from '@/shared/formatBytes';
import { REPORT_TITLE_MAX } from '@/shared/resources/final-reports/constants';
import { finalReportVersionRules } from '@/shared/resources/final-reports/finalReportRules';
import { useSendVersion } from './useSendVersion';

const PERCENT = 100;
const NOT_SENT = 'Belum terkirim. Periksa koneksi Anda, lalu kirim lagi.';

type Errors = { title?: string | null; file?: string | null; send?: string | null };

/** Sends the next version of the report. A failure keeps the title and the file. */
export function UploadCard({ report }: { report: FinalReport }) {
  const { internship_id, versions, title: stored } = report;
  const inputId = useId();
  const sendVersion = useSendVersion(internship_id);
  const [title, setTitle] = useState(stored ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [sent, setSent] = useState<number | null>(null);
  const isSending = sent !== null;
  useCloseWarning(isSending);

  const choose = (chosen: File) => {
    const issue = messageFor(finalReportVersionRules, { title: title || '-', file: chosen });
    setErrors({ ...errors, file: issue, send: null });
    setFile(issue ? null : chosen);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const titleIssue = messageFor(finalReportVersionRules.pick(['title']), { title });
    const fileIssue = messageFor(finalReportVersionRules.pick(['file']), { file });
    setErrors({ title: titleIssue, file: fileIssue });
    if (titleIssue || fileIssue || !file) return;
    setSent(0);
    try {
      await sendVersion({ title: title.trim(), file }, setSent);
      setFile(null);
      notify.success('Berhasil!', 'Laporan terkirim ke dosen pembimbing.');
    } catch (error) {
      const fields = fieldErrorsOf(error);
      const isNamed = fields?.title !== undefined || fields?.file !== undefined;
      setErrors({ ...fields, send: isNamed ? null : (messageOf(error) ?? NOT_SENT) });
    } finally {
      setSent(null);
    }
  };

  return (
    <SectionCard title={versions === 0 ? 'Kirim Laporan' : `Kirim Versi ${versions + 1}`}>
      <SectionLine>
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <DialogText
            label="Judul Laporan"
            maxLength={REPORT_TITLE_MAX}
            helperText="Judul seperti di halaman sampul."
            value={title}
            error={errors.title ?? null}
            onChange={setTitle}
          />
          <Typography component="label" htmlFor={inputId} sx={{ display: 'block', mt: 1.5, mb: 1 }}>
            {file ? `${file.name}, ${formatBytes(file.size)}` : 'Berkas laporan'}
          </Typography>
          <FileButton
            id={inputId}
            accept="application/pdf"
            describedBy={`${inputId}-help`}
            isInvalid={Boolean(errors.file)}
            disabled={isSending}
            onChoose={choose}
          >
            {file ? 'Ganti Berkas' : 'Pilih Berkas'}
          </FileButton>
          <Typography
            id={`${inputId}-help`}
            variant="body2"
            role={errors.file ? 'alert' : undefined}
            sx={{ color: errors.file ? 'error.main' : 'text.secondary', mt: 0.5 }}
          >
            {errors.file ?? 'PDF tanpa kata sandi, maksimal 20MB.'}
          </Typography>
          {sent !== null && (
            <Stack sx={{ mt: 2, gap: 0.5 }}>
              <LinearProgress
                aria-label="Mengirim laporan"
                variant={sent < 1 ? 'determinate' : 'indeterminate'}
                value={sent * PERCENT}
              />
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {sent < 1 ? `Mengirim ${Math.floor(sent * PERCENT)}%` : 'Menyimpan…'}
              </Typography>
            </Stack>
          )}
          {errors.send && (
            <Typography role="alert" sx={{ color: 'error.main', mt: 2 }}>
              {errors.send}
            </Typography>
          )}
          <BusyButton
            type="submit"
            variant="contained"
            isBusy={isSending}
            sx={{ mt: 2, minHeight: { xs: 48, md: 0 }, width: { xs: '100%', md: 'auto' } }}
          >
            Kirim Laporan
          </BusyButton>
        </form>
      </SectionLine>
    </SectionCard>
  );
}
