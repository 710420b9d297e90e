import { messageOf } from '@/client/api/serverErrors';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { certificatePdf, PDF_FAILED } from './certificatePdf';

/** Opens the PDF of a certificate. */
export const CertificateButton = ({ id }: { id: number }) => (
  <PrintButton request={certificatePdf(id)} reasonOf={(error) => messageOf(error) ?? PDF_FAILED} />
);
