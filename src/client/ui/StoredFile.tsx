import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { ATTACHMENT_TYPES } from '@/shared/resources/attendance-requests/attendanceRequestRules';
import { BusyButton } from './BusyButton';
import type { Message } from './crudMessages';
import { FileButton } from './FileButton';
import { messageFor } from './fields/DialogText';
import { notify } from './toasts/notify';
import { notifyFailure } from './toasts/notifyFailure';

type Props = {
  label: string;
  isStored: boolean;
  /** Names of the file in buttons and at the beginning of a sentence. */
  what: { title: string; name: string };
  rules: Parameters<typeof messageFor<{ file: File }>>[0];
  failure: Message;
  /** Stores a file, or null for none; rejects on failure. */
  onStore: (file: File | null) => Promise<unknown>;
  isReadOnly?: boolean;
  /** Other buttons. */
  children?: ReactNode;
};

/** A file that is stored as soon as it is chosen. */
export function StoredFile(props: Props) {
  const { label, isStored, what, rules, failure, onStore, isReadOnly = false, children } = props;
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const store = async (file: File | null) => {
    const issue = file && messageFor(rules, { file });
    setError(issue);
    if (issue || isBusy) return;
    setBusy(true);
    try {
      await onStore(file);
      notify.success('Berhasil!', `${what.name} ${file ? 'tersimpan' : 'dihapus'}.`);
    } catch (refusal) {
      const message = fieldErrorsOf(refusal)?.file;
      if (message) setError(message);
      else notifyFailure(refusal, failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', mb: 1 }}>
        {label}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {children}
        {!isReadOnly && (
          <FileButton
            id={id}
            accept={ATTACHMENT_TYPES.join(',')}
            describedBy={`${id}-help`}
            isInvalid={error !== null}
            isBusy={isBusy}
            onChoose={(file) => void store(file)}
          >
            {isStored ? `Ganti ${what.title}` : `Pilih ${what.title}`}
          </FileButton>
        )}
        {!isReadOnly && isStored && (
          <BusyButton
            color="secondary"
            isBusy={isBusy}
            onClick={() => void store(null)}
            sx={{ minHeight: { xs: 44, md: 0 } }}
          >
            Hapus {what.title}
          </BusyButton>
        )}
      </Stack>
      <Typography
        id={`${id}-help`}
        variant="body2"
        role={error ? 'alert' : undefined}
        sx={{ color: error ? 'error.main' : 'text.secondary', mt: 0.5 }}
      >
        {error ?? 'PDF, PNG atau JPG, maksimal 5MB.'}
      </Typography>
    </>
  );
}
