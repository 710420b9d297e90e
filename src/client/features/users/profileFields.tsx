import { useFormikContext } from 'formik';
import { useState } from 'react';
import { CompanyPicker } from '@/client/records/pickers/CompanyPicker';
import type { PickerProps } from '@/client/records/pickers/PickerField';
import { SignatureField } from '@/client/ui/fields/SignatureField';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { TextField, type TextFieldProps } from '@/client/ui/fields/TextField';
import {
  ACADEMIC_YEAR_LENGTH,
  NIK_LENGTH,
  NIM_LENGTH,
  NIP_LENGTH,
} from '@/shared/constants/limits';
import { typedLength } from '@/shared/personNumber';
import { lecturerFields } from '@/shared/resources/lecturers/lecturerFields';
import { mentorFields } from '@/shared/resources/mentors/mentorFields';
import { studentFields } from '@/shared/resources/students/studentFields';
import { signatureFields } from '@/shared/resources/users/userFields';

type SignatureProps = { signatureUrl?: string | null; needsSignature?: boolean };
type New = { isNew?: boolean };

const Signature = ({ signatureUrl, needsSignature = false }: SignatureProps) => (
  <SignatureField
    name="digital_signature"
    label={signatureFields.digital_signature.label}
    currentUrl={signatureUrl}
    required={needsSignature}
  />
);

/** On edit, an emptied field keeps its stored value and says so as soon as it is empty. */
function KeptTextField({ isNew, helperText, ...field }: New & TextFieldProps) {
  const { values, initialValues } = useFormikContext<Record<string, unknown>>();
  const value = values[field.name];
  const stored = initialValues[field.name];

  // Saving shows the stored value again; keep the hint about the emptied field.
  const [wasEmptied, setEmptied] = useState(false);
  if (!isNew && value === '' && stored !== '' && !wasEmptied) setEmptied(true);
  if (value !== '' && value !== stored && wasEmptied) setEmptied(false);

  return (
    <TextField
      {...field}
      required={isNew}
      autoComplete="off"
      helperText={
        wasEmptied ? `${field.label} tidak dapat dikosongkan, tetap ${stored}.` : helperText
      }
    />
  );
}

export const StudentFields = ({ isNew = false }: New) => (
  <>
    <KeptTextField
      name="nim"
      label={studentFields.nim.label}
      maxLength={typedLength(NIM_LENGTH)}
      helperText={`${NIM_LENGTH} karakter`}
      isNew={isNew}
    />
    <KeptTextField
      name="academic_year"
      label={studentFields.academic_year.label}
      maxLength={ACADEMIC_YEAR_LENGTH}
      placeholder="2024/2025"
      helperText="Contoh: 2024/2025"
      isNew={isNew}
    />
  </>
);

/** For lecturers and for super admins, who also have a lecturer's profile (spec §3). */
export const LecturerFields = ({ isNew = false, ...signature }: New & SignatureProps) => (
  <>
    <KeptTextField
      name="nip"
      label={lecturerFields.nip.label}
      inputMode="numeric"
      maxLength={typedLength(NIP_LENGTH)}
      helperText={`${NIP_LENGTH} digit`}
      isNew={isNew}
    />
    <Signature {...signature} />
  </>
);

type MentorProps = New & SignatureProps & { company?: PickerProps['kept'] };

export const MentorFields = ({ isNew = false, company, ...signature }: MentorProps) => (
  <>
    <CompanyPicker
      name="company_id"
      label={mentorFields.company_id.label}
      kept={company}
      required={isNew}
    />
    <KeptTextField
      name="nik"
      label={mentorFields.nik.label}
      inputMode="numeric"
      maxLength={typedLength(NIK_LENGTH)}
      helperText={`${NIK_LENGTH} digit`}
      isNew={isNew}
    />
    <Signature {...signature} />
    <SwitchField
      name="is_active"
      label={mentorFields.is_active.label}
      helperText="Hanya mentor aktif yang dapat dipilih untuk magang baru. Mentor yang tidak aktif tetap dapat masuk."
    />
  </>
);
