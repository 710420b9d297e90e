import BackupOutlined from '@mui/icons-material/BackupOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCreateBackupMutation, useGetHealthQuery } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { FormPage } from '@/client/components/FormPage';
import { notify } from '@/client/components/toasts/notify';
import { BackupCard } from './BackupCard';
import { ServerCard } from './ServerCard';

/** While a backup is made. */
const POLLING_MS = 2_000;

function BackUpNow({ isRunning }: { isRunning: boolean }) {
  const [createBackup, { isLoading }] = useCreateBackupMutation();

  const handleClick = async () => {
    try {
      const { data } = await createBackup().unwrap();
      notify.success('Berhasil', data.message);
    } catch (error) {
      notify.error('Gagal membuat cadangan', messageOf(error) ?? 'Silakan coba lagi nanti.');
    }
  };

  return (
    <Button
      variant="contained"
      startIcon={<BackupOutlined />}
      loading={isLoading || isRunning}
      onClick={() => void handleClick()}
    >
      Buat cadangan sekarang
    </Button>
  );
}

export function SystemPage() {
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data, isLoading, error, refetch } = useGetHealthQuery(
    { full: true },
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
  const details = data?.details;
  const isRunning = details?.backups.is_running ?? false;
  const wanted = isRunning ? POLLING_MS : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);

  return (
    <FormPage
      context="Keadaan server dan cadangan data."
      actions={details?.backups.is_on && <BackUpNow isRunning={isRunning} />}
      isLoading={isLoading}
      error={error}
      onRetry={() => void refetch()}
    >
      {details && (
        <>
          <BackupCard backups={details.backups} />
          <ServerCard waiting={data.waiting} details={details} />
        </>
      )}
    </FormPage>
  );
}
