import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { type InvitationOffer, useAcceptInvitationMutation } from '@/client/api/api';
import { INVITED_NUMBERS } from '@/client/records/invitations/invitedNumbers';
import { NewPasswordFields } from '@/client/ui/fields/NewPasswordFields';
import { SignatureField } from '@/client/ui/fields/SignatureField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { typedLength } from '@/shared/personNumber';
import { invitationAcceptanceRules } from '@/shared/resources/invitations/invitationRules';
import { signatureFields, userFields } from '@/shared/resources/users/userFields';

const FAILED = { title: 'Gagal!', description: 'Akun belum dibuka. Isian Anda tetap ada.' };

const EMPTY = {
  nik: '',
  nip: '',
  email: '',
  new_password: '',
  new_password_confirmation: '',
  digital_signature: null as File | null,
};

type Props = { code: string; offer: InvitationOffer; onDone: () => void };

/** The form with which a person opens the account. */
export function AcceptanceForm({ code, offer, onDone }: Props) {
  const { role, name, company_name, needs_email } = offer;
  const [accept] = useAcceptInvitationMutation();
  const initialValues = { ...EMPTY, code, role, needs_email };
  const form = useFormSubmit({
    rules: invitationAcceptanceRules,
    request: (
      { role: _role, needs_email: _needsEmail, digital_signature: _judged, ...input },
      { digital_signature }: typeof initialValues,
    ) =>
      accept({
        invitationAcceptanceInput: { ...input, digital_signature: digital_signature as File },
      }).unwrap(),
    failure: FAILED,
    onDone,
  });
  const number = INVITED_NUMBERS[role];
  const asWhom = `${ROLE_LABELS[role].toLowerCase()}${company_name === null ? '' : ` di ${company_name}`}`;

  return (
    <>
      <div>
        <Typography variant="h1">Selamat datang, {name}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Anda diundang sebagai {asWhom}. Lengkapi isian ini untuk membuka akun Anda.
        </Typography>
      </div>
      <Formik initialValues={initialValues} {...form}>
        {/* A person without an account has no drafts in this browser. */}
        <FormCard label="Buka akun" submitLabel="Buka akun" hasDraft>
          <FormSection title="Untuk masuk">
            <TextField
              name={number.name}
              label={number.label}
              inputMode="numeric"
              maxLength={typedLength(number.length)}
              autoComplete="username"
              helperText={`${number.length} digit. Anda masuk dengan nomor ini.`}
              required
            />
            {needs_email && (
              <TextField
                name="email"
                label={userFields.email.label}
                type="email"
                inputMode="email"
                autoComplete="email"
                required
              />
            )}
            <NewPasswordFields />
          </FormSection>
          <FormSection
            title="Tanda tangan"
            description="Tercetak pada laporan, lembar, dan surat mahasiswa Anda. Gambar dengan jari atau tetikus, atau pilih gambarnya."
          >
            <FullWidth>
              <SignatureField
                name="digital_signature"
                label={signatureFields.digital_signature.label}
                canDraw
                required
              />
            </FullWidth>
          </FormSection>
        </FormCard>
      </Formik>
    </>
  );
}
