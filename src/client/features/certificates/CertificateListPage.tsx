import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import {
  type CertificateRecipient,
  type ListCertificatesArg,
  useListCertificatesQuery,
} from '@/client/api/api';
import { companyFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { periodLabel } from '@/client/records/pickers/periodOption';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { formatDate } from '@/shared/format';
import { MISSING } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import {
  certificateFields,
  certificateListed,
} from '@/shared/resources/certificates/certificateFields';
import { gapsText } from '@/shared/resources/certificates/certificateGaps';
import { useCertificateActions } from './useCertificateActions';
import { useCertificatePeriod } from './useCertificatePeriod';

/** The missing parts, or the fate of the certificate. */
function noteOf({ certificate, missing }: CertificateRecipient): string {
  if (certificate?.revoked_at) return certificate.revoked_reason ?? '';
  if (certificate) return `Terbit ${formatDate(certificate.issued_at)}`;
  return gapsText(missing);
}

const list = defineList<CertificateRecipient, ListCertificatesArg>()({
  record: 'certificates',
  listed: certificateListed,
  dates: formatDate,
  columns: [
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
      value: noteOf,
    },
    {
      field: 'certificate.number',
      header: 'Nomor',
      isOptional: true,
      width: 180,
      minWidth: 130,
      sortable: false,
      exportedAs: ['certificate.number'],
      value: ({ certificate }) => certificate?.number ?? MISSING,
    },
    { field: 'state', width: 156, minWidth: 144, sortable: false },
  ],
  filters: [fieldFilter('kind', certificateFields.kind), periodFilter, 'state', companyFilter],
  noun: 'penerima',
  searchLabel: 'Cari nama, mitra...',
  errorText: 'Gagal mengambil data sertifikat',
  nameOf: ({ name }) => name,
});

const without = (hidden: string) => list.columns.filter(({ field }) => field !== hidden);

/** Only students have a NIM and a placement, and only the others have several students. */
const HOSTS = { ...list, columns: without('note') };
const STUDENTS = {
  ...list,
  columns: without('students'),
  hrefOf: ({ id }: CertificateRecipient) => paths.internships.show(id),
};

const CONTEXT = {
  student: 'Sertifikat mahasiswa',
  mentor: 'Ucapan terima kasih untuk mentor',
  company: 'Ucapan terima kasih untuk mitra',
} as const;

/**
 * Students of a period, or the mentors and companies that had students in it.
 * @screen certificates.index
 */
export function CertificateListPage() {
  const table = useTable(list);
  const { period, isEmpty, ...periods } = useCertificatePeriod(table.params.internshipPeriodId);
  const { kind = 'student' } = table.params;
  const internshipPeriodId = period?.id ?? 0;
  const listed = useListCertificatesQuery(
    { ...table.params, kind, internshipPeriodId },
    { skip: !period },
  );
  const { actions, dialogs } = useCertificateActions(kind, internshipPeriodId);

  if (isEmpty) {
    return (
      <EmptyState inCard icon={<WorkspacePremiumOutlined />} text="Belum ada periode magang." />
    );
  }
  return (
    <ListPage context={period ? `${CONTEXT[kind]}: ${periodLabel(period)}` : '\u00a0'}>
      <RecordList
        // Rows of another kind or period have ids of their own. The default period is unknown at first, and a click counts then, too.
        key={`${kind} ${table.params.internshipPeriodId}`}
        list={kind === 'student' ? STUDENTS : HOSTS}
        table={table}
        result={periods.isError ? { ...listed, ...periods } : listed}
        exported={
          list.exported && {
            ...list.exported,
            required: { kind, internship_period_id: internshipPeriodId },
          }
        }
        actions={actions}
      />
      {dialogs}
    </ListPage>
  );
}
