import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { fetchFile } from '@/client/api/fetchFile';
import { messageOf } from '@/client/api/serverErrors';
import { saveFile } from '@/client/components/saveFile';
import { notify } from '@/client/components/toasts/notify';

const FILE_NAME = /filename="([^"]+)"/;

const archiveOf = async (response: Response) => ({
  blob: await response.blob(),
  name: FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'data.zip',
});

export function ExportPersonButton({ userId }: { userId: number }) {
  const store = useStore();
  const [isExporting, setExporting] = useState(false);

  const handleClick = async () => {
    setExporting(true);
    try {
      const request = { url: `/users/${userId}/export`, method: 'POST' };
      const { blob, name } = await fetchFile(request, archiveOf, store);
      saveFile(blob, name);
    } catch (error) {
      notify.error('Gagal mengekspor', messageOf(error) ?? 'Silakan coba lagi nanti.');
    } finally {
      setExporting(false);
    }
  };

  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<FileDownloadOutlined />}
      loading={isExporting}
      loadingPosition="start"
      onClick={() => void handleClick()}
    >
      Ekspor data pribadi
    </Button>
  );
}
