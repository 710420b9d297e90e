import BackupOutlined from '@mui/icons-material/BackupOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import {
  useCreateBackupMutation,
  useGetHealthQuery,
  useGetPublicAddressQuery,
} from '@/client/api/api';
import { codeOf, messageOf } from '@/client/api/serverErrors';
import { FormPage } from '@/client/ui/FormPage';
import { notify } from '@/client/ui/toasts/notify';
import { CANNOT_WRITE } from '@/shared/constants/errorCodes';
import { BackupCard } from './BackupCard';
import type { BackupInfo } from './backupState';
import { InstitutionCard } from './InstitutionCard';
import { MailCard } from './MailCard';
import { PublicAddressCard } from './PublicAddressCard';
import { ServerCard } from './ServerCard';

/** The interval of requests during a backup. */
const POLLING_MS = 2_000;

function BackUpNow({ backups }: { backups: BackupInfo | undefined }) {
  const [createBackup, { isLoading }] = useCreateBackupMutation();

  const isBusy = isLoading || (backups?.is_running ?? false);
  const handleClick = async () => {
    if (isBusy || !backups) return;
    try {
      const { data } = await createBackup().unwrap();
      notify.success('Berhasil', data.message);
    } catch (error) {
      notify.error('Gagal membuat cadangan', messageOf(error) ?? 'Silakan coba lagi nanti.');
    }
  };

  return (
    // A disabled button would lose the focus.
    <Button
      variant="contained"
      startIcon={isBusy ? <CircularProgress size={18} color="inherit" /> : <BackupOutlined />}
      aria-disabled={isBusy || !backups}
      onClick={() => void handleClick()}
    >
      Buat cadangan sekarang
    </Button>
  );
}

/** @screen system */
export function SystemPage() {
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data, isError, error, refetch } = useGetHealthQuery(
    { full: true },
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
  const publicAddress = useGetPublicAddressQuery();
  const details = data?.details;
  const wanted = details?.backups.is_running ? POLLING_MS : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);

  const isPossible = details?.backups.is_on ?? true;
  // Between two polls the error stays, instead of giving way to old data every other second.
  const failure = (isError || pollingInterval > 0) && error;
  return (
    <FormPage
      context="Keadaan server, cadangan data, email, dan alamat untuk laporan."
      // Rendered from the start, so that nothing moves when the answer arrives.
      actions={!failure && isPossible && <BackUpNow backups={details?.backups} />}
      isLoading={!data || !publicAddress.data}
      error={failure || (publicAddress.isError && publicAddress.error)}
      errorText={codeOf(error) === CANNOT_WRITE ? (messageOf(error) ?? undefined) : undefined}
      onRetry={() => {
        if (error) void refetch();
        if (publicAddress.error) void publicAddress.refetch();
      }}
    >
      {details && publicAddress.data && (
        <>
          <BackupCard backups={details.backups} />
          <InstitutionCard />
          <PublicAddressCard publicAddress={publicAddress.data.data} />
          <MailCard mail={details.mail} />
          <ServerCard waiting={data.waiting} details={details} />
        </>
      )}
    </FormPage>
  );
}
