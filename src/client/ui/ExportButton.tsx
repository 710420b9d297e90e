import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { sendForFile } from '@/client/api/send';
import { messageOf } from '@/client/api/serverErrors';
import { DocumentButton } from './DocumentButton';
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
  /** By default, what the name of the file says. */
  isPdf?: boolean;
};

const attachmentOf = async (response: Response) => ({
  blob: await response.blob(),
  headers: response.headers,
});

/** Fetches a file and saves it under the name that the server gives it. */
export function ExportButton(props: Props) {
  const { label, request, fallbackName, failureTitle = 'Gagal mengekspor' } = props;
  const { icon = <FileDownloadOutlined />, isPdf = fallbackName.endsWith('.pdf') } = props;
  const store = useStore();

  const save = async (sent: FetchArgs, onWaiting: () => void) => {
    const { blob, headers } = await sendForFile(sent, attachmentOf, store, { onWaiting });
    saveAttachment(blob, headers, fallbackName);
  };

  return (
    <DocumentButton
      label={label}
      icon={icon}
      isPdf={isPdf}
      onMake={request && ((onWaiting) => save(request, onWaiting))}
      onFailure={(error) =>
        notify.error(failureTitle, messageOf(error) ?? 'Silakan coba lagi nanti.')
      }
    />
  );
}
