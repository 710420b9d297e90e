import BlockOutlined from '@mui/icons-material/BlockOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type CertificateDetail, useGetCertificateQuery } from '@/client/api/api';
import { CertificateButton } from '@/client/records/certificates/CertificateButton';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { DetailList } from '@/client/ui/DetailList';
import { FormPage } from '@/client/ui/FormPage';
import { formatDateTime, formatPeriod } from '@/shared/format';
import { MISSING } from '@/shared/formatNumber';
import {
  certificateFields,
  certificateListed,
} from '@/shared/resources/certificates/certificateFields';
import { CERTIFICATE_KIND_LABELS } from '@/shared/resources/certificates/constants';
import { revokeDialog } from './lazyDialogs';

function Facts({ certificate }: { certificate: CertificateDetail }) {
  const { kind, code, revoked_at, revoked_reason } = certificate;
  const revocation =
    revoked_at === null
      ? []
      : [
          { label: certificateFields.revoked_at.label, value: formatDateTime(revoked_at) },
          { label: certificateFields.revoked_reason.label, value: revoked_reason, isWide: true },
        ];
  return (
    <Card>
      <DetailList
        details={[
          {
            label: certificateListed.state.label,
            value: (
              <StateBadge
                field={certificateListed.state}
                value={revoked_at === null ? 'issued' : 'revoked'}
              />
            ),
          },
          { label: certificateFields.kind.label, value: CERTIFICATE_KIND_LABELS[kind] },
          { label: certificateListed.company_name.label, value: certificate.company_name },
          {
            label: certificateFields.internship_period_id.label,
            value: formatPeriod(certificate.start_date, certificate.end_date),
          },
          { label: 'Nomor', value: certificate.number ?? MISSING },
          { label: 'Kode', value: code },
          { label: 'Tempat dan Tanggal', value: certificate.place_and_date },
          ...certificate.figures,
          {
            label: 'Penanda Tangan',
            value: `${certificate.signatory_name}, ${certificate.signatory_position}`,
          },
          {
            label: 'Diterbitkan',
            value: `${formatDateTime(certificate.issued_at)}, ${certificate.issued_by_name}`,
          },
          ...revocation,
        ]}
      />
    </Card>
  );
}

/**
 * A certificate with its file and its history.
 * @screen certificates.show
 */
export function CertificatePage() {
  const id = Number(useParams().id);
  const { currentData, isError, error, refetch } = useGetCertificateQuery({ id });
  const [isRevoking, setRevoking] = useState(false);
  const certificate = currentData?.data;
  return (
    <FormPage
      context={certificate?.name}
      isLoading={!certificate}
      error={isError && !certificate ? error : undefined}
      onRetry={refetch}
      notFoundText="Sertifikat tidak ditemukan"
    >
      {certificate && (
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <CertificateButton id={id} />
            {certificate.revoked_at === null && (
              <Button
                variant="outlined"
                color="error"
                startIcon={<BlockOutlined />}
                onClick={() => setRevoking(true)}
              >
                Cabut Sertifikat
              </Button>
            )}
          </Stack>
          <Facts certificate={certificate} />
          <RecordHistory of="certificates" id={id} />
          {isRevoking && (
            <revokeDialog.Component
              id={id}
              name={certificate.name}
              onClose={() => setRevoking(false)}
            />
          )}
        </Stack>
      )}
    </FormPage>
  );
}
