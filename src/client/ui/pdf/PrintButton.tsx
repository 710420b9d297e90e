import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { notify } from '@/client/ui/toasts/notify';
import { BusyButton } from '../BusyButton';
import { useOpenPdf } from './openPdf';

type Props = {
  label?: string;
  /** The PDF to open in a new tab; null disables the button. */
  request: FetchArgs | null;
  /** The toast text when the request fails. */
  reasonOf: (error: unknown) => string;
};

export function PrintButton({ label = 'Print PDF', request, reasonOf }: Props) {
  const openPdf = useOpenPdf();
  const [isPrinting, setPrinting] = useState(false);

  const handlePrint = async (pdf: FetchArgs) => {
    setPrinting(true);
    try {
      await openPdf(pdf);
    } catch (error) {
      notify.error('Error', reasonOf(error));
    } finally {
      setPrinting(false);
    }
  };

  return (
    <BusyButton
      variant="outlined"
      color="secondary"
      startIcon={<PictureAsPdfOutlined />}
      title={label}
      isBusy={isPrinting}
      loadingPosition="start"
      disabled={!request}
      onClick={() => request && void handlePrint(request)}
    >
      {label}
    </BusyButton>
  );
}
