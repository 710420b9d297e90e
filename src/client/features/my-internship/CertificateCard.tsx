import Typography from '@mui/material/Typography';
import { type CertificateRecipient, useGetInternshipCertificateQuery } from '@/client/api/api';
import { CertificateButton } from '@/client/records/certificates/CertificateButton';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { formatDate } from '@/shared/format';
import { certificateListed } from '@/shared/resources/certificates/certificateFields';
import { CERTIFICATE_GAP_LABELS } from '@/shared/resources/certificates/constants';

const MISSING = 'Sertifikat dapat diterbitkan jurusan setelah syaratnya lengkap:';
const READY = 'Syaratnya sudah lengkap. Jurusan akan menerbitkan sertifikat.';

function Content({ state, certificate, missing }: CertificateRecipient) {
  const isComplete = missing.length === 0;
  if (certificate && state === 'issued') {
    return (
      <>
        <Typography sx={{ mb: 1.5 }}>{`Terbit ${formatDate(certificate.issued_at)}.`}</Typography>
        <CertificateButton id={certificate.id} />
      </>
    );
  }
  return (
    <>
      {certificate?.revoked_at && (
        <Typography>{`Sertifikat dicabut: ${certificate.revoked_reason}`}</Typography>
      )}
      {!(isComplete && certificate?.revoked_at) && (
        <Typography>{isComplete ? READY : MISSING}</Typography>
      )}
      {!isComplete && (
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {missing.map((gap) => (
            <li key={gap}>{CERTIFICATE_GAP_LABELS[gap]}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * The certificate of a placement, or what is still missing for one.
 * @public used through `lazyComponent`
 */
export function CertificateCard({ internshipId }: { internshipId: number }) {
  const { currentData } = useGetInternshipCertificateQuery({ id: internshipId });
  // The rest of the page does not need it.
  if (!currentData) return null;
  const { data } = currentData;
  return (
    <SectionCard
      title="Sertifikat"
      action={<StateBadge field={certificateListed.state} value={data.state} />}
    >
      <SectionLine>
        <Content {...data} />
      </SectionLine>
    </SectionCard>
  );
}
