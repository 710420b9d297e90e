import BlockOutlined from '@mui/icons-material/BlockOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { CertificateRecipient } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import {
  certificatePdf,
  certificatesPdf,
  PDF_FAILED,
} from '@/client/records/certificates/certificatePdf';
import { viewAction } from '@/client/table/actions/crudActions';
import type { RecordActions } from '@/client/table/actions/recordAction';
import { useOpenPdf } from '@/client/ui/pdf/openPdf';
import { PREPARING_PDF } from '@/client/ui/pdf/preparingPdf';
import { notify } from '@/client/ui/toasts/notify';
import { paths } from '@/shared/paths';
import { CERTIFICATES_MAX, type CertificateKind } from '@/shared/resources/certificates/constants';
import { issueDialog, revokeDialog } from './lazyDialogs';

const NONE_ISSUED = 'Tidak ada sertifikat yang berlaku pada baris terpilih.';

/** Whether one call can take so many; says so otherwise. */
function isOneCall(count: number): boolean {
  if (count <= CERTIFICATES_MAX) return true;
  notify.error('Gagal', `Paling banyak ${CERTIFICATES_MAX} penerima sekaligus.`);
  return false;
}

const certificateId = ({ certificate }: CertificateRecipient) => certificate?.id ?? 0;
const hasCertificate = ({ certificate }: CertificateRecipient) => certificate !== null;

/** The actions on the recipients of a period, with the dialogs that issue and revoke. */
export function useCertificateActions(kind: CertificateKind, internshipPeriodId: number) {
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const [revoked, setRevoked] = useState<CertificateRecipient | null>(null);
  const openPdf = useOpenPdf();

  const print = (request: FetchArgs) =>
    openPdf(request).catch((error: unknown) =>
      notify.error('Gagal', messageOf(error) ?? PDF_FAILED),
    );

  const actions: RecordActions<CertificateRecipient> = [
    {
      ...viewAction((row: CertificateRecipient) => paths.certificates.show(certificateId(row))),
      isOffered: hasCertificate,
    },
    {
      label: 'Terbitkan',
      icon: WorkspacePremiumOutlined,
      onRows: (rows) => isOneCall(rows.length) && setAsked(rows.map(({ id }) => id)),
    },
    {
      label: 'Buka PDF',
      icon: PictureAsPdfOutlined,
      busyLabel: PREPARING_PDF,
      isOffered: hasCertificate,
      onRow: (row) => print(certificatePdf(certificateId(row))),
      onRows: (rows) => {
        const ids = rows.filter(({ state }) => state === 'issued').map(certificateId);
        if (ids.length === 0) return notify.error('Gagal', NONE_ISSUED);
        return isOneCall(ids.length) && print(certificatesPdf(ids));
      },
    },
    {
      label: 'Cabut',
      icon: BlockOutlined,
      tone: 'danger',
      isOffered: ({ certificate }) => certificate !== null && certificate.revoked_at === null,
      onRow: setRevoked,
    },
  ];

  const dialogs = (
    <>
      {asked && (
        <issueDialog.Component
          kind={kind}
          internshipPeriodId={internshipPeriodId}
          ids={asked}
          onClose={() => setAsked(null)}
        />
      )}
      {revoked && (
        <revokeDialog.Component
          id={certificateId(revoked)}
          name={revoked.name}
          onClose={() => setRevoked(null)}
        />
      )}
    </>
  );
  return { actions, dialogs };
}
