import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { isNotFound } from '@/client/api/serverErrors';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { activityReportPdf } from '@/client/ui/pdf/openPdf';
import { PrintButton } from '@/client/ui/pdf/PrintButton';

// Spec §8.
const REPORT_NOT_FOUND = 'Data laporan tidak ditemukan.';

const reasonOf = (error: unknown) => (isNotFound(error) ? REPORT_NOT_FOUND : TABLE_LOAD_FAILED);

export function ActivityReportButton({ internshipId }: { internshipId: number }) {
  const [hasPhotos, setHasPhotos] = useState(false);
  return (
    <>
      <FormControlLabel
        label="Sertakan foto"
        control={
          <Switch
            size="small"
            checked={hasPhotos}
            onChange={(_, checked) => setHasPhotos(checked)}
          />
        }
        sx={{ mx: 0, gap: 0.5, minHeight: { xs: 44, md: 'auto' } }}
      />
      <PrintButton request={activityReportPdf(internshipId, { hasPhotos })} reasonOf={reasonOf} />
    </>
  );
}
