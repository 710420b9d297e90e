import { SignatureField } from '@/client/components/fields/SignatureField';
import { SwitchField } from '@/client/components/fields/SwitchField';
import { TextField } from '@/client/components/fields/TextField';
import { CompanyPicker } from '@/client/components/pickers/CompanyPicker';
import type { PickerProps } from '@/client/components/pickers/PickerField';
import {
  ACADEMIC_YEAR_LENGTH,
  NIK_LENGTH,
  NIM_LENGTH,
  NIP_LENGTH,
} from '@/shared/constants/limits';

type SignatureProps = { signatureUrl?: string | null; needsSignature?: boolean };
type New = { isNew?: boolean };

const Signature = ({ signatureUrl, needsSignature = false }: SignatureProps) => (
  <SignatureField
    name="digital_signature"
    label="Tanda Tangan Digital"
    currentUrl={signatureUrl}
    required={needsSignature}
  />
);

export const StudentFields = ({ isNew = false }: New) => (
  <>
    <TextField
      name="nim"
      label="NIM"
      maxLength={NIM_LENGTH}
      helperText={`${NIM_LENGTH} karakter`}
      autoComplete="off"
      required={isNew}
    />
    <TextField
      name="academic_year"
      label="Tahun Akademik"
      maxLength={ACADEMIC_YEAR_LENGTH}
      placeholder="2024/2025"
      helperText="Contoh: 2024/2025"
      autoComplete="off"
      required={isNew}
    />
  </>
);

/** Of a lecturer and of a super admin, who has a lecturer's profile, too (spec §3). */
export const LecturerFields = ({ isNew = false, ...signature }: New & SignatureProps) => (
  <>
    <TextField
      name="nip"
      label="NIP"
      inputMode="numeric"
      maxLength={NIP_LENGTH}
      helperText={`${NIP_LENGTH} digit`}
      autoComplete="off"
      required={isNew}
    />
    <Signature {...signature} />
  </>
);

type MentorProps = New & SignatureProps & { company?: PickerProps['kept'] };

export const MentorFields = ({ isNew = false, company, ...signature }: MentorProps) => (
  <>
    <CompanyPicker name="company_id" label="Mitra Industri" kept={company} required={isNew} />
    <TextField
      name="nik"
      label="NIK"
      inputMode="numeric"
      maxLength={NIK_LENGTH}
      helperText={`${NIK_LENGTH} digit`}
      autoComplete="off"
      required={isNew}
    />
    <Signature {...signature} />
    <SwitchField
      name="is_active"
      label="Mentor aktif"
      helperText="Hanya mentor aktif yang dapat dipilih untuk magang baru."
    />
  </>
);
