import { isNotFound } from '@/client/api/serverErrors';
import { TABLE_LOAD_FAILED } from '@/client/components/crudMessages';
import { activityReportPdf } from '@/client/components/pdf/openPdf';
import { PrintButton } from '@/client/components/pdf/PrintButton';

// Spec §8.
const REPORT_NOT_FOUND = 'Data laporan tidak ditemukan.';

const reasonOf = (error: unknown) => (isNotFound(error) ? REPORT_NOT_FOUND : TABLE_LOAD_FAILED);

export const ActivityReportButton = ({ internshipId }: { internshipId: number }) => (
  <PrintButton request={activityReportPdf(internshipId)} reasonOf={reasonOf} />
);
