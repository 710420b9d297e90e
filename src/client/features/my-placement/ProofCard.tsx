import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import {
  type PlacementRequest,
  useDeletePlacementRequestFileMutation,
  useUpdatePlacementRequestFileMutation,
} from '@/client/api/api';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { BusyButton } from '@/client/ui/BusyButton';
import { messageFor } from '@/client/ui/fields/DialogText';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { ATTACHMENT_TYPES } from '@/shared/validation/attendanceRequestRules';
import { placementFileRules } from '@/shared/validation/placementRequestRules';

const NOT_STORED = { title: 'Gagal!', description: 'Bukti tidak tersimpan. Silakan coba lagi.' };

/** Stores the proof of acceptance as soon as it is chosen, or removes it. */
export function ProofCard({ request: { id, file } }: { request: PlacementRequest }) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [storeFile, storing] = useUpdatePlacementRequestFileMutation();
  const [deleteFile, deleting] = useDeletePlacementRequestFileMutation();
  const isLoading = storing.isLoading || deleting.isLoading;
  const [error, setError] = useState<string | null>(null);

  const store = async (chosen: File | null) => {
    const issue = chosen && messageFor(placementFileRules, { file: chosen });
    setError(issue);
    // Without this, choosing the same file again would not fire a change event.
    if (input.current) input.current.value = '';
    if (issue || isLoading) return;
    try {
      await (chosen
        ? storeFile({ id, placementRequestFileInput: { file: chosen } })
        : deleteFile({ id })
      ).unwrap();
      notify.success('Berhasil!', chosen ? 'Bukti tersimpan.' : 'Bukti dihapus.');
    } catch (failure) {
      const refusal = fieldErrorsOf(failure)?.file;
      if (refusal) setError(refusal);
      else notifyFailure(failure, NOT_STORED);
    }
  };

  return (
    <SectionCard title="Bukti Penerimaan">
      <SectionLine>
        <Typography component="label" htmlFor={inputId} sx={{ display: 'block', mb: 1 }}>
          {file ? `Tersimpan: ${file.name}` : 'Surat atau pesan dari perusahaan, jika sudah ada.'}
        </Typography>
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
          sx={{ minHeight: { xs: 44, md: 0 }, 'input:focus-visible + &': { outline: '2px solid' } }}
        >
          {file ? 'Ganti Bukti' : 'Pilih Bukti'}
        </BusyButton>
        {file && (
          <BusyButton
            color="secondary"
            isBusy={isLoading}
            onClick={() => void store(null)}
            sx={{ minHeight: { xs: 44, md: 0 } }}
          >
            Hapus Bukti
          </BusyButton>
        )}
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
