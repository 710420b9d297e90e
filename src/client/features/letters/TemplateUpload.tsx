import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import { useId, useRef, useState } from 'react';
import { type LetterTemplate, useCreateLetterTemplateVersionMutation } from '@/client/api/api';
import { fieldMessagesOf } from '@/client/api/serverErrors';
import { BusyButton } from '@/client/ui/BusyButton';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';

const NOT_STORED = { title: 'Gagal!', description: 'Template tidak tersimpan.' };
const DOCX = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Props = { template: LetterTemplate };

/** Stores a document as the next version as soon as it is chosen, or lists everything that is wrong with it. */
export function TemplateUpload({ template: { kind, name, version } }: Props) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [createVersion, { isLoading }] = useCreateLetterTemplateVersionMutation();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const store = async (file: File) => {
    setProblems([]);
    // Without this, choosing the same file again would not fire a change event.
    if (input.current) input.current.value = '';
    if (isLoading) return;
    try {
      const { data } = await createVersion({
        kind,
        letterTemplateFileInput: { file, version },
      }).unwrap();
      notify.success('Berhasil!', `Surat baru memakai versi ${data.current_number}.`);
    } catch (failure) {
      const messages = fieldMessagesOf(failure, 'file');
      if (messages.length > 0) setProblems(messages);
      else notifyFailure(failure, NOT_STORED);
    }
  };

  return (
    <>
      <VisuallyHidden>
        <label htmlFor={inputId}>Unggah template {name}</label>
      </VisuallyHidden>
      <input
        ref={input}
        id={inputId}
        type="file"
        accept={DOCX}
        aria-invalid={problems.length > 0}
        onChange={({ target }) => {
          if (target.files?.[0]) void store(target.files[0]);
        }}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
      />
      <BusyButton
        variant="outlined"
        color="secondary"
        startIcon={<UploadFileOutlined />}
        tabIndex={-1}
        isBusy={isLoading}
        loadingPosition="start"
        onClick={() => input.current?.click()}
        sx={{ mb: 1, 'input:focus-visible + &': { outline: '2px solid' } }}
      >
        Unggah Versi Baru
      </BusyButton>
      {problems.length > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
