import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { notify } from '@/client/components/toasts/notify';
import { useOpenPdf } from './openPdf';

type Props = {
  /** The PDF to open in a new tab; null disables the button. */
  request: FetchArgs | null;
  /** The toast text when the request fails. */
  reasonOf: (error: unknown) => string;
};

export function PrintButton({ request, reasonOf }: Props) {
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
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<PictureAsPdfOutlined />}
      loading={isPrinting}
      loadingPosition="start"
      disabled={!request}
      onClick={() => request && void handlePrint(request)}
    >
      Print PDF
    </Button>
  );
}
