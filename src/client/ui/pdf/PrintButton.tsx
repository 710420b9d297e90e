import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { notify } from '@/client/ui/toasts/notify';
import { DocumentButton } from '../DocumentButton';
import { useOpenPdf } from './openPdf';

type Props = {
  label?: string;
  /** The PDF to open in a new tab; null disables the button. */
  request: FetchArgs | null;
  /** The toast text when the request fails. */
  reasonOf: (error: unknown) => string;
};

/** Opens a PDF in a new tab as soon as it is made. */
export function PrintButton({ label = 'Print PDF', request, reasonOf }: Props) {
  const openPdf = useOpenPdf();
  return (
    <DocumentButton
      label={label}
      icon={<PictureAsPdfOutlined />}
      isPdf
      onMake={request && (() => openPdf(request))}
      onFailure={(error) => notify.error('Error', reasonOf(error))}
    />
  );
}
