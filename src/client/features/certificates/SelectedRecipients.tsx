import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CertificateKind, CertificateRecipient } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { certificatesPdf, PDF_FAILED } from '@/client/records/certificates/certificatePdf';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { CERTIFICATES_MAX } from '@/shared/constants/certificates';
import { issueDialog } from './lazyDialogs';

const TOO_MANY = `Paling banyak ${CERTIFICATES_MAX} penerima sekaligus.`;

type Props = {
  kind: CertificateKind;
  internshipPeriodId: number;
  rows: readonly CertificateRecipient[];
  onDone: (rows: readonly CertificateRecipient[]) => void;
};

/** Issues certificates to the selected recipients, or prints those that they have. */
export function SelectedRecipients({ kind, internshipPeriodId, rows, onDone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const isTooMany = rows.length > CERTIFICATES_MAX;
  const issued = rows.flatMap(({ certificate, state }) =>
    certificate && state === 'issued' ? [certificate.id] : [],
  );

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<WorkspacePremiumOutlined />}
        disabled={rows.length === 0 || isTooMany}
        onClick={() => setAsked(true)}
      >
        Terbitkan
      </Button>
      <PrintButton
        request={issued.length > 0 && !isTooMany ? certificatesPdf(issued) : null}
        reasonOf={(error) => messageOf(error) ?? PDF_FAILED}
      />
      {isTooMany && <span>{TOO_MANY}</span>}
      {isAsked && (
        <issueDialog.Component
          kind={kind}
          internshipPeriodId={internshipPeriodId}
          ids={rows.map(({ id }) => id)}
          onIssued={() => onDone(rows)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
