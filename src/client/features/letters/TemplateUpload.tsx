import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useId, useState } from 'react';
import { type LetterTemplate, useCreateLetterTemplateVersionMutation } from '@/client/api/api';
import { fieldMessagesOf } from '@/client/api/serverErrors';
import { FileButton } from '@/client/ui/FileButton';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { incompleteTemplateDialog } from './lazyIncompleteTemplateDialog';
import { missingIn } from './missingIn';

const NOT_STORED = { title: 'Gagal!', description: 'Template tidak tersimpan.' };
const DOCX = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const Problems = ({ problems }: { problems: readonly string[] }) => (
  <ul style={{ margin: 0, paddingInlineStart: 18 }}>
    {problems.map((problem) => (
      <li key={problem}>{problem}</li>
    ))}
  </ul>
);

/** A document that waits for an answer. */
type Asked = { file: File; missing: readonly string[]; preview: FetchArgs };

type Props = { template: LetterTemplate };

/**
 * Stores a document as the next version as soon as it is chosen, lists everything that is wrong with it, or asks
 * about what it lacks.
 */
export function TemplateUpload({ template: { kind, name, version } }: Props) {
  const inputId = useId();
  const [createVersion, { isLoading }] = useCreateLetterTemplateVersionMutation();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);

  const store = async (file: File, is_confirmed = false) => {
    if (isLoading) return;
    setProblems([]);
    try {
      const { data } = await createVersion({
        kind,
        letterTemplateFileInput: { file, version, is_confirmed },
      }).unwrap();
      setAsked(null);
      setAsking(false);
      notify.success('Berhasil!', `Surat baru memakai versi ${data.current_number}.`);
    } catch (failure) {
      const missing = missingIn(failure);
      const messages = fieldMessagesOf(failure, 'file');
      if (missing) {
        const body = new FormData();
        body.append('file', file);
        const url = `/letter-templates/${kind}/preview`;
        setAsked({
          file,
          missing,
          preview: { url, method: 'POST', body, headers: { accept: '*/*' } },
        });
        setAsking(true);
      } else if (messages.length > 0) {
        setAsked(null);
        setAsking(false);
        setProblems(messages);
      } else notifyFailure(failure, NOT_STORED);
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
          {problems.length === 1 ? problems[0] : <Problems problems={problems} />}
        </Alert>
      )}
      {asked && !isAsking && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => setAsking(true)}>
              Periksa Lagi
            </Button>
          }
        >
          “{asked.file.name}” belum dipakai.
        </Alert>
      )}
      {asked && isAsking && (
        <incompleteTemplateDialog.Component
          fileName={asked.file.name}
          missing={asked.missing}
          preview={asked.preview}
          isBusy={isLoading}
          onConfirm={() => void store(asked.file, true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
