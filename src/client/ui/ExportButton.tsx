import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { type ReactNode, useState } from 'react';
import { useStore } from 'react-redux';
import { sendForFile } from '@/client/api/send';
import { messageOf } from '@/client/api/serverErrors';
import { announce } from './announcements';
import { BusyButton } from './BusyButton';
import { saveAttachment } from './saveAttachment';
import { notify } from './toasts/notify';

type Props = {
  label: string;
  /** Null disables the button. */
  request: FetchArgs | null;
  /** The file name if the server sends none. */
  fallbackName: string;
  /** The title of the toast after a failure. */
  failureTitle?: string;
  icon?: ReactNode;
};

const WAITS = 'Menunggu giliran…';

/** Fetches a file and saves it under the name that the server gives it. */
export function ExportButton(props: Props) {
  const { label, request, fallbackName, failureTitle = 'Gagal mengekspor' } = props;
  const { icon = <FileDownloadOutlined /> } = props;
  const store = useStore();
  const [isExporting, setExporting] = useState(false);
  const [isWaiting, setWaiting] = useState(false);

  const attachmentOf = async (response: Response) => ({
    blob: await response.blob(),
    headers: response.headers,
  });

  const handleClick = async () => {
    if (!request) return;
    setExporting(true);
    const onWaiting = () => {
      setWaiting(true);
      announce(WAITS);
    };
    try {
      const { blob, headers } = await sendForFile(request, attachmentOf, store, { onWaiting });
      saveAttachment(blob, headers, fallbackName);
    } catch (error) {
      notify.error(failureTitle, messageOf(error) ?? 'Silakan coba lagi nanti.');
    } finally {
      setExporting(false);
      setWaiting(false);
    }
  };

  return (
    <BusyButton
      variant="outlined"
      color="secondary"
      startIcon={icon}
      title={label}
      data-progress={isWaiting || undefined}
      isBusy={isExporting}
      loadingPosition="start"
      disabled={!request}
      onClick={() => void handleClick()}
    >
      {isWaiting ? WAITS : label}
    </BusyButton>
  );
}
