import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import {
  type Letter,
  useDeleteLetterScanMutation,
  useUpdateLetterScanMutation,
} from '@/client/api/api';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { letterFileName, letterScanRequest } from '@/client/records/letters/letterFiles';
import { BusyButton } from '@/client/ui/BusyButton';
import { ExportButton } from '@/client/ui/ExportButton';
import { messageFor } from '@/client/ui/fields/DialogText';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { ATTACHMENT_TYPES } from '@/shared/validation/attendanceRequestRules';
import { letterScanRules } from '@/shared/validation/letterRules';

const NOT_STORED = { title: 'Gagal!', description: 'Hasil pindai tidak tersimpan.' };

type Props = { letter: Letter };

/** Attaches the signed scan as soon as it is chosen, or removes it. */
export function ScanCard({ letter }: Props) {
  const { id, is_signed, state } = letter;
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [storeScan, storing] = useUpdateLetterScanMutation();
  const [deleteScan, deleting] = useDeleteLetterScanMutation();
  const isLoading = storing.isLoading || deleting.isLoading;
  const [error, setError] = useState<string | null>(null);

  const store = async (chosen: File | null) => {
    const issue = chosen && messageFor(letterScanRules, { file: chosen });
    setError(issue);
    // Without this, choosing the same file again would not fire a change event.
    if (input.current) input.current.value = '';
    if (issue || isLoading) return;
    try {
      await (chosen
        ? storeScan({ id, letterScanInput: { file: chosen } })
        : deleteScan({ id })
      ).unwrap();
      notify.success('Berhasil!', chosen ? 'Hasil pindai tersimpan.' : 'Hasil pindai dihapus.');
    } catch (failure) {
      const refusal = fieldErrorsOf(failure)?.file;
      if (refusal) setError(refusal);
      else notifyFailure(failure, NOT_STORED);
    }
  };

  return (
    <SectionCard title="Surat Bertanda Tangan">
      <SectionLine>
        <Typography component="label" htmlFor={inputId} sx={{ display: 'block', mb: 1 }}>
          {is_signed
            ? 'Hasil pindai surat yang sudah ditandatangani tersimpan.'
            : 'Lampirkan hasil pindai setelah surat ditandatangani.'}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {is_signed && (
            <ExportButton
              label="Unduh Hasil Pindai"
              request={letterScanRequest(id)}
              fallbackName={letterFileName(letter).replace(/\.docx$/, '.pdf')}
              failureTitle="Gagal mengunduh hasil pindai"
            />
          )}
          {state !== 'cancelled' && (
            <>
              <input
                ref={input}
                id={inputId}
                type="file"
                accept={ATTACHMENT_TYPES.join(',')}
                aria-describedby={`${inputId}-help`}
                aria-invalid={error !== null}
                onChange={({ target }) => {
                  if (target.files?.[0]) void store(target.files[0]);
                }}
                style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
              />
              <BusyButton
                variant="outlined"
                color="secondary"
                startIcon={<AttachFileOutlined />}
                tabIndex={-1}
                isBusy={isLoading}
                loadingPosition="start"
                onClick={() => input.current?.click()}
                sx={{ 'input:focus-visible + &': { outline: '2px solid' } }}
              >
                {is_signed ? 'Ganti Hasil Pindai' : 'Pilih Hasil Pindai'}
              </BusyButton>
              {is_signed && (
                <BusyButton color="secondary" isBusy={isLoading} onClick={() => void store(null)}>
                  Hapus Hasil Pindai
                </BusyButton>
              )}
            </>
          )}
        </Stack>
        <Typography
          id={`${inputId}-help`}
          variant="body2"
          role={error ? 'alert' : undefined}
          sx={{ color: error ? 'error.main' : 'text.secondary', mt: 0.5 }}
        >
          {error ?? 'PDF, PNG atau JPG, maksimal 5MB.'}
        </Typography>
      </SectionLine>
    </SectionCard>
  );
}
