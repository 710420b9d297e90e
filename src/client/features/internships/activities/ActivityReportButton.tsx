import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { activityReportPdf, useOpenPdf } from '@/client/api/openPdf';
import { isNotFound } from '@/client/api/serverErrors';
import { TABLE_LOAD_FAILED } from '@/client/components/crudMessages';
import { notify } from '@/client/components/notify';

const NO_REPORT = 'Data laporan tidak ditemukan.';

/** Opens the report in a new tab. */
export function ActivityReportButton({ internshipId }: { internshipId: number }) {
  const openPdf = useOpenPdf();
  const [isPrinting, setPrinting] = useState(false);

  const handlePrint = async () => {
    setPrinting(true);
    try {
      await openPdf(activityReportPdf(internshipId));
    } catch (error) {
      notify.error('Error', isNotFound(error) ? NO_REPORT : TABLE_LOAD_FAILED);
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
      onClick={() => void handlePrint()}
    >
      Print PDF
    </Button>
  );
}
