import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useUnsent } from '@/client/queue/unsent';
import { unsentFile } from '@/client/queue/unsentFile';
import { BusyButton } from '@/client/ui/BusyButton';
import { PageHeader } from '@/client/ui/PageHeader';
import { saveFile } from '@/client/ui/saveFile';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { trySending } from './trySending';
import { UnsentCard } from './UnsentCard';

const FILE_NAME = 'menunggu-dikirim.json';

/**
 * The entries of the signed-in student that only this device has, and what happens to them next.
 * @screen student.unsent
 */
export function UnsentPage() {
  const items = useUnsent();
  const [isBusy, setBusy] = useState(false);
  const isWaiting = items.some(({ state }) => state === 'waiting');

  const handleSend = async () => {
    setBusy(true);
    await trySending();
    setBusy(false);
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader
        context="Yang belum sampai di server, hanya ada di perangkat ini."
        actions={
          items.length > 0 && (
            <>
              <Button
                variant="outlined"
                color="secondary"
                startIcon={<FileDownloadOutlined />}
                onClick={async () => saveFile(await unsentFile(items), FILE_NAME)}
              >
                Simpan sebagai berkas
              </Button>
              {isWaiting && (
                <BusyButton
                  variant="contained"
                  startIcon={<ReplayOutlined />}
                  loadingPosition="start"
                  isBusy={isBusy}
                  onClick={() => void handleSend()}
                >
                  Coba sekarang
                </BusyButton>
              )}
            </>
          )
        }
      />
      {items.length === 0 ? (
        <EmptyState
          inCard
          icon={<CloudDoneOutlined />}
          text="Tidak ada yang menunggu dikirim"
          description="Absen, pengajuan, catatan dan foto tanpa jaringan menunggu di sini."
        />
      ) : (
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <li key={item.id}>
              <UnsentCard item={item} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
