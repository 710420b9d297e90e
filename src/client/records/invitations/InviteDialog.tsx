import { useState } from 'react';
import {
  type InvitationInput,
  type InvitedPerson,
  useCreateInvitationMutation,
} from '@/client/api/api';
import { CompanyPicker } from '@/client/records/pickers/CompanyPicker';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { typedLength } from '@/shared/personNumber';
import { invitationRules } from '@/shared/resources/invitations/invitationRules';
import type { InvitedRole } from '@/shared/resources/invitations/invitedRoles';
import { mentorFields } from '@/shared/resources/mentors/mentorFields';
import { userFields } from '@/shared/resources/users/userFields';
import { InvitationDialog } from './InvitationDialog';
import { INVITED_NUMBERS } from './invitedNumbers';
import { INVITE } from './invitedTexts';

const FAILED = { title: 'Gagal!', description: 'Undangan tidak dibuat. Isiannya tetap ada.' };

const EMPTY = { name: '', email: '', phone_number: '', nik: '', nip: '' };

export type InviteProps = {
  of: InvitedRole;
  /** The company of the mentor, where the page knows it. */
  company?: { id: number; name: string };
  /** Called as soon as the person can be chosen. */
  onInvited?: (person: InvitedPerson) => void;
  onClose: () => void;
};

/**
 * Invites a mentor or lecturer, and then shows the code.
 * @public used through `lazyComponent`
 */
export function InviteDialog({ of: role, company, onInvited, onClose }: InviteProps) {
  const [createInvitation] = useCreateInvitationMutation();
  const [person, setPerson] = useState<InvitedPerson | null>(null);
  const form = useFormSubmit({
    rules: invitationRules,
    request: (input) => createInvitation({ invitationInput: input as InvitationInput }).unwrap(),
    failure: FAILED,
    onDone: ({ data }) => {
      onInvited?.(data);
      setPerson(data);
    },
  });
  if (person)
    return <InvitationDialog userId={person.user_id} name={person.name} onClose={onClose} />;

  const number = INVITED_NUMBERS[role];
  return (
    <FormDialog
      title={company ? `${INVITE[role]} di ${company.name}` : INVITE[role]}
      keptAs={INVITE[role]}
      maxWidth="sm"
      submitLabel="Undang"
      initialValues={{ ...EMPTY, role, company_id: company?.id ?? ('' as number | '') }}
      form={form}
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <TextField name="name" label={userFields.name.label} autoComplete="off" required />
        </FullWidth>
        {role === 'mentor' && !company && (
          <FullWidth>
            <CompanyPicker
              name="company_id"
              label={mentorFields.company_id.label}
              isActive
              required
            />
          </FullWidth>
        )}
        <TextField
          name="email"
          label={userFields.email.label}
          type="email"
          inputMode="email"
          autoComplete="off"
          helperText="Isi email, nomor telepon, atau keduanya."
        />
        <TextField
          name="phone_number"
          label={userFields.phone_number.label}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <FullWidth>
          <TextField
            name={number.name}
            label={`${number.label} (jika sudah diketahui)`}
            inputMode="numeric"
            maxLength={typedLength(number.length)}
            autoComplete="off"
            helperText="Boleh dikosongkan. Yang diundang mengisinya sendiri, bersama password dan tanda tangan."
          />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}
