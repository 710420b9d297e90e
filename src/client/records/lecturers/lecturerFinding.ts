import { INVITED } from '../invitations/invitedTexts';
import type { RecordFinding } from '../recordFinding';

export const lecturerFinding: RecordFinding<'lecturers'> = {
  key: 'lecturer',
  group: 'Dosen',
  textOf: ({ user_id, name, nip }) => ({
    id: user_id,
    label: name,
    description: nip ?? INVITED,
  }),
};
