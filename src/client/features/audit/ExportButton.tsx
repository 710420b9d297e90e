import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { ListAuditEntriesArg } from '@/client/api/api';
import { fetchFile } from '@/client/api/fetchFile';
import { messageOf } from '@/client/api/serverErrors';
import { saveFile } from '@/client/components/saveFile';
import { notify } from '@/client/components/toasts/notify';

const FILE_NAME = /filename="([^"]+)"/;

const csvOf = async (response: Response) => ({
  blob: await response.blob(),
  name: FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'jejak-audit.csv',
});

/** Saves all that the list finds, not only the page that it shows. */
export function ExportButton({ filters }: { filters: ListAuditEntriesArg }) {
  const store = useStore();
  const [isExporting, setExporting] = useState(false);

  const handleClick = async () => {
    setExporting(true);
    try {
      const { blob, name } = await fetchFile(
        {
          url: '/audit-entries/export',
          headers: { accept: 'text/csv' },
          params: {
            search: filters.search,
            actor_user_id: filters.actorUserId,
            action: filters.action,
            resource: filters.resource,
            record_id: filters.recordId,
            date_from: filters.dateFrom,
            date_to: filters.dateTo,
          },
        },
        csvOf,
        store,
      );
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
      Ekspor CSV
    </Button>
  );
}
