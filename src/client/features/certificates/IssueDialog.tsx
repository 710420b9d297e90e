import {
  type CertificateKind,
  type CertificatesInput,
  type IssuedCertificates,
  useIssueCertificatesMutation,
} from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { useLatestSignatory } from '@/client/records/letters/useLatestSignatory';
import { LecturerPicker } from '@/client/records/pickers/LecturerPicker';
import { DateField } from '@/client/ui/fields/DateField';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { notify } from '@/client/ui/toasts/notify';
import { formatNumber } from '@/shared/formatNumber';
import { certificateFields as fields } from '@/shared/resources/certificates/certificateFields';
import { certificateSignatoryRules } from '@/shared/resources/certificates/certificateRules';
import { IssuePreview } from './IssuePreview';

const NOT_ISSUED = { title: 'Gagal!', description: 'Sertifikat tidak terbit. Isiannya tetap ada.' };

type Props = {
  kind: CertificateKind;
  internshipPeriodId: number;
  /** of the recipients */
  ids: readonly number[];
  onClose: () => void;
};

const told = ({ certificate_ids, left_out }: IssuedCertificates) => {
  const others = left_out.length > 0 ? `, ${formatNumber(left_out.length)} tidak` : '';
  return `${formatNumber(certificate_ids.length)} sertifikat terbit${others}.`;
};

/**
 * Says who would get a certificate, and asks for the day and the signatory.
 * @public used through `lazyComponent`
 */
export function IssueDialog({ kind, internshipPeriodId, ids, onClose }: Props) {
  const today = useCampusToday();
  const signatory = useLatestSignatory();
  const [issue] = useIssueCertificatesMutation();
  const form = useFormSubmit<object, object, { data: IssuedCertificates }>({
    rules: certificateSignatoryRules,
    request: (input) =>
      issue({
        certificatesInput: {
          ...(input as CertificatesInput),
          kind,
          internship_period_id: internshipPeriodId,
          recipient_ids: [...ids],
        },
      }).unwrap(),
    failure: NOT_ISSUED,
    onDone: ({ data }) => {
      if (data.certificate_ids.length > 0) notify.success('Berhasil!', told(data));
      else notify.error(NOT_ISSUED.title, 'Tidak ada yang memenuhi syarat.');
      onClose();
    },
  });
  if (!signatory) return null;
  const initialValues = {
    date: today,
    place: '',
    ...signatory,
    signatory_lecturer_id: '',
    has_grade: kind === 'student',
  };

  return (
    <FormDialog
      title="Terbitkan Sertifikat"
      maxWidth="sm"
      initialValues={initialValues}
      form={form}
      submitLabel="Terbitkan"
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <IssuePreview kind={kind} internshipPeriodId={internshipPeriodId} ids={ids} />
        </FullWidth>
        <TextField name="place" label={fields.place.label} />
        <DateField name="date" label={fields.date.label} required />
        <TextField name="signatory_name" label={fields.signatory_name.label} required />
        <TextField name="signatory_position" label={fields.signatory_position.label} required />
        <TextField
          name="signatory_nip"
          label={fields.signatory_nip.label}
          inputMode="numeric"
          autoComplete="off"
        />
        <LecturerPicker
          name="signatory_lecturer_id"
          label="Tanda Tangan"
          placeholder="Tanpa tanda tangan"
          helperText="Tanda tangan yang disimpan dosen ini."
          isActive
        />
        {kind === 'student' && (
          <FullWidth>
            <SwitchField name="has_grade" label="Cantumkan nilai" />
          </FullWidth>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
