import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import { useId, useState } from 'react';
import { type LetterTemplate, useCreateLetterTemplateVersionMutation } from '@/client/api/api';
import { fieldMessagesOf } from '@/client/api/serverErrors';
import { FileButton } from '@/client/ui/FileButton';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';

const NOT_STORED = { title: 'Gagal!', description: 'Template tidak tersimpan.' };
const DOCX = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Props = { template: LetterTemplate };

/** Stores a document as the next version as soon as it is chosen, or lists everything that is wrong with it. */
export function TemplateUpload({ template: { kind, name, version } }: Props) {
  const inputId = useId();
  const [createVersion, { isLoading }] = useCreateLetterTemplateVersionMutation();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const store = async (file: File) => {
    setProblems([]);
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
      <FileButton
        id={inputId}
        accept={DOCX}
        icon={<UploadFileOutlined />}
        isInvalid={problems.length > 0}
        isBusy={isLoading}
        onChoose={(file) => void store(file)}
        sx={{ mb: 1 }}
      >
        Unggah Versi Baru
      </FileButton>
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
