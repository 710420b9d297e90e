import BlockOutlined from '@mui/icons-material/BlockOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import {
  type CertificateRecipient,
  type ListCertificatesArg,
  useListCertificatesQuery,
} from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { CertificateStateBadge } from '@/client/records/certificates/CertificateStateBadge';
import {
  certificatePdf,
  certificatesPdf,
  PDF_FAILED,
} from '@/client/records/certificates/certificatePdf';
import { companyFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { periodLabel } from '@/client/records/pickers/periodOption';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter, type TableFilter } from '@/client/table/toolbar/tableFilter';
import { viewAction } from '@/client/ui/cells/crudActions';
import { ListPage } from '@/client/ui/ListPage';
import { useOpenPdf } from '@/client/ui/pdf/openPdf';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { notify } from '@/client/ui/toasts/notify';
import { gapsText } from '@/shared/certificateGaps';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import {
  CERTIFICATE_KINDS,
  CERTIFICATE_STATES,
  CERTIFICATES_MAX,
  type CertificateKind,
} from '@/shared/constants/certificates';
import { CERTIFICATE_KIND_LABELS, CERTIFICATE_STATE_LABELS } from '@/shared/constants/labels';
import { certificateFields, certificateListed } from '@/shared/fields/certificateFields';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { issueDialog, revokeDialog } from './lazyDialogs';
import { useCertificatePeriod } from './useCertificatePeriod';

type Filter = TableFilter<ListCertificatesArg>;

const columns = columnsOf<CertificateRecipient, keyof typeof certificateListed>(certificateListed, [
  { field: 'name', flex: 1.6, minWidth: 130, card: 'title' },
  { field: 'note', width: 140, minWidth: 116 },
  { field: 'company_name', flex: 1.6, minWidth: 120 },
  { field: 'students', width: 108, minWidth: 100, sortable: false },
  {
    field: 'missing',
    header: 'Keterangan',
    flex: 1.8,
    minWidth: 130,
    sortable: false,
    exportedAs: ['missing', 'issued_on'],
    value: (row) => noteOf(row),
  },
  {
    field: 'state',
    width: 156,
    minWidth: 144,
    card: 'badge',
    sortable: false,
    value: ({ state }) => CERTIFICATE_STATE_LABELS[state],
    render: ({ state }) => <CertificateStateBadge state={state} />,
  },
]);

/** Only students have a NIM, and only the others have several students. */
const STUDENT_COLUMNS = columns.filter(({ field }) => field !== 'students');
const HOST_COLUMNS = columns.filter(({ field }) => field !== 'note');

/** The missing parts, or the fate of the certificate. */
function noteOf({ certificate, missing }: CertificateRecipient): string {
  if (certificate?.revoked_at) return certificate.revoked_reason ?? '';
  if (certificate) return `Terbit ${formatDate(certificate.issued_at)}`;
  return gapsText(missing);
}

const conditions = conditionsOf(certificateListed);

const kindFilter = fieldFilter({
  key: 'kind',
  field: { label: certificateFields.kind.short, choices: CERTIFICATE_KIND_LABELS },
  values: CERTIFICATE_KINDS,
  toQuery: (kind) => ({ kind }),
});

const stateFilter = fieldFilter({
  key: 'state',
  field: certificateListed.state,
  values: CERTIFICATE_STATES,
  toQuery: (state) => ({ state }),
});

const filters: readonly Filter[] = [kindFilter, periodFilter, stateFilter, companyFilter];

const CONTEXT = {
  student: 'Sertifikat mahasiswa',
  mentor: 'Ucapan terima kasih untuk mentor',
  company: 'Ucapan terima kasih untuk mitra',
} as const satisfies Record<CertificateKind, string>;

const NONE_ISSUED = 'Tidak ada sertifikat yang berlaku pada baris terpilih.';

/** Whether one call can take so many; says so otherwise. */
function isOneCall(count: number): boolean {
  if (count <= CERTIFICATES_MAX) return true;
  notify.error('Gagal', `Paling banyak ${CERTIFICATES_MAX} penerima sekaligus.`);
  return false;
}

/** Students of a period, or the mentors and companies that had students in it. */
export function CertificateListPage() {
  const table = useTable<ListCertificatesArg>({
    columns,
    conditions,
    list: 'certificates',
    filters,
    sort: 'name',
  });
  const { period, isEmpty, ...periods } = useCertificatePeriod(table.params.internshipPeriodId);
  const { kind = 'student' } = table.params;
  const internshipPeriodId = period?.id ?? 0;
  const listed = useListCertificatesQuery(
    { ...table.params, kind, internshipPeriodId },
    { skip: !period },
  );
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const [revoked, setRevoked] = useState<CertificateRecipient | null>(null);
  const openPdf = useOpenPdf();

  const handlePrint = (request: FetchArgs) =>
    openPdf(request).catch((error: unknown) =>
      notify.error('Gagal', messageOf(error) ?? PDF_FAILED),
    );

  const bulk: Bulk<CertificateRecipient, never> = {
    noun: 'penerima',
    actions: [],
    others: [
      {
        label: 'Terbitkan',
        icon: <WorkspacePremiumOutlined />,
        open: (rows) => isOneCall(rows.length) && setAsked(rows.map(({ id }) => id)),
      },
      {
        label: 'Buka PDF',
        icon: <PictureAsPdfOutlined />,
        open: (rows) => {
          const ids = rows.flatMap(({ certificate, state }) =>
            certificate && state === 'issued' ? [certificate.id] : [],
          );
          if (ids.length === 0) return notify.error('Gagal', NONE_ISSUED);
          return isOneCall(ids.length) && handlePrint(certificatesPdf(ids));
        },
      },
    ],
    apply: async () => [],
  };

  if (isEmpty) {
    return (
      <EmptyState inCard icon={<WorkspacePremiumOutlined />} text="Belum ada periode magang." />
    );
  }
  return (
    <ListPage context={period ? `${CONTEXT[kind]}: ${periodLabel(period)}` : '\u00a0'}>
      <DataTable
        // Rows of another kind or period have ids of their own. The default period is unknown at first, and a click counts then, too.
        key={`${kind} ${table.params.internshipPeriodId}`}
        label="Daftar sertifikat"
        table={table}
        result={periods.isError ? { ...listed, ...periods } : listed}
        columns={kind === 'student' ? STUDENT_COLUMNS : HOST_COLUMNS}
        bulk={bulk}
        exported={{
          url: '/certificates/export',
          required: { kind, internship_period_id: internshipPeriodId },
        }}
        searchLabel="Cari nama, mitra..."
        errorText="Gagal mengambil data sertifikat"
        nameOf={({ name }) => name}
        hrefOf={kind === 'student' ? ({ id }) => paths.internships.show(id) : undefined}
        actionsOf={({ certificate, ...row }) => [
          certificate !== null && viewAction(paths.certificates.show(certificate.id)),
          certificate !== null && {
            label: 'Buka PDF',
            icon: <PictureAsPdfOutlined fontSize="small" />,
            onClick: () => void handlePrint(certificatePdf(certificate.id)),
          },
          certificate !== null &&
            certificate.revoked_at === null && {
              label: 'Cabut',
              icon: <BlockOutlined fontSize="small" />,
              tone: 'danger' as const,
              onClick: () => setRevoked({ certificate, ...row }),
            },
        ]}
      />
      {asked && (
        <issueDialog.Component
          kind={kind}
          internshipPeriodId={internshipPeriodId}
          ids={asked}
          onClose={() => setAsked(null)}
        />
      )}
      {revoked?.certificate && (
        <revokeDialog.Component
          id={revoked.certificate.id}
          name={revoked.name}
          onClose={() => setRevoked(null)}
        />
      )}
    </ListPage>
  );
}
