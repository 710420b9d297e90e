import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { GetGradeReportArg } from '@/client/api/api';
import { gradeReportPdf, useOpenPdf } from '@/client/api/openPdf';
import { fieldErrorsOf, isNotFound } from '@/client/api/serverErrors';
import { notify } from '@/client/components/notify';
import { REPORT_FAILED, REPORT_NOT_FOUND } from './reportTexts';

type Props = { request: GetGradeReportArg; disabled: boolean };

const reasonOf = (error: unknown) => {
  if (isNotFound(error)) return REPORT_NOT_FOUND;
  const refusals = fieldErrorsOf(error);
  return refusals ? Object.values(refusals).join(' ') : REPORT_FAILED;
};

/** Opens the report that is shown in a new tab. */
export function PrintReportButton({ request, disabled }: Props) {
  const openPdf = useOpenPdf();
  const [isPrinting, setPrinting] = useState(false);

  const handlePrint = async () => {
    setPrinting(true);
    try {
      await openPdf(gradeReportPdf(request));
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
      disabled={disabled}
      onClick={() => void handlePrint()}
    >
      Print PDF
    </Button>
  );
}
