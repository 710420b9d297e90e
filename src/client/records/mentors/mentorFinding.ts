import { INVITED } from '../invitations/invitedTexts';
import type { RecordFinding } from '../recordFinding';

export const mentorFinding: RecordFinding<'mentors'> = {
  key: 'mentor',
  group: 'Mentor',
  textOf: ({ user_id, name, nik, company_name }) => ({
    id: user_id,
    label: name,
    description: `${nik ?? INVITED} · ${company_name}`,
  }),
};
