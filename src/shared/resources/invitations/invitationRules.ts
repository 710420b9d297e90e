import { type AnySchema, mixed, type ObjectSchema } from 'yup';
import { nip } from '@/shared/resources/lecturers/lecturerProfileRules';
import { companyOfMentor, nik } from '@/shared/resources/mentors/mentorProfileRules';
import { changePasswordRules } from '@/shared/resources/session/changePasswordRules';
import { requiredSignatureRules } from '@/shared/resources/signatures/signatureRules';
import { userFields } from '@/shared/resources/users/userFields';
import { accountFields } from '@/shared/resources/users/userRules';
import { optionalLine } from '@/shared/validation/fieldRules';
import { email, flag, maxCharacters, record, text } from '@/shared/validation/fields';
import type { ImageFile } from '@/shared/validation/imageFile';
import { INVITED_ROLES, type InvitedRole } from './invitedRoles';

const ROLE_REQUIRED = 'Role wajib dipilih';
const CONTACT_REQUIRED = 'Isi email atau nomor telepon';
const CODE_REQUIRED = 'Kode undangan wajib diisi';
const CODE_MAX = 100;

const role = () => text().required(ROLE_REQUIRED).oneOf(INVITED_ROLES, ROLE_REQUIRED);

/** A field of people with this role; for the others it is neither validated nor kept. */
const ofRole = (owner: InvitedRole, rules: () => AnySchema) =>
  mixed().when('role', ([given]: unknown[], none) => (given === owner ? rules() : none.strip()));

interface InvitationInput {
  role: InvitedRole;
  name: string;
  email?: string | null;
  phone_number?: string | null;
  company_id?: number;
  nik?: string | null;
  nip?: string | null;
}

const flatInvitation: unknown = record({
  role: role(),
  name: accountFields.name,
  email: email()
    .test(maxCharacters(userFields.email.max, 'Email'))
    .nullable()
    .test('contact', CONTACT_REQUIRED, function (address) {
      return address != null || this.parent.phone_number != null;
    }),
  phone_number: optionalLine(userFields.phone_number),
  company_id: ofRole('mentor', companyOfMentor),
  nik: ofRole('mentor', () => nik().nullable()),
  nip: ofRole('lecturer', () => nip().nullable()),
});

/** Yup's types cannot express that the role decides which fields there are; the tests check it. */
export const invitationRules = flatInvitation as ObjectSchema<InvitationInput>;

export const invitationCodeRules = record({
  code: text().required(CODE_REQUIRED).test(maxCharacters(CODE_MAX, 'Kode undangan')),
});

interface AcceptanceInput {
  /** This and `needs_email` are those of the invitation. */
  role: InvitedRole;
  needs_email: boolean;
  code: string;
  nik?: string;
  nip?: string;
  email?: string;
  new_password: string;
  new_password_confirmation: string;
  digital_signature: ImageFile;
}

const flatAcceptance: unknown = record({
  role: role(),
  needs_email: flag(),
  nik: ofRole('mentor', () => nik().required('NIK wajib diisi')),
  nip: ofRole('lecturer', () => nip().required('NIP wajib diisi')),
  email: mixed().when('needs_email', ([isNeeded]: unknown[], none) =>
    isNeeded ? accountFields.email : none.strip(),
  ),
  digital_signature: requiredSignatureRules,
})
  .concat(invitationCodeRules)
  .concat(changePasswordRules.pick(['new_password', 'new_password_confirmation']));

/** The rules of the page on which a person opens the account. */
export const invitationAcceptanceRules = flatAcceptance as ObjectSchema<AcceptanceInput>;
