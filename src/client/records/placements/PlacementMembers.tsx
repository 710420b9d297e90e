import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { PlacementMember } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { SectionCard, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import type { Tone } from '@/shared/fields/field';
import { paths } from '@/shared/paths';
import {
  PLACEMENT_ANSWER_LABELS,
  type PlacementAnswer,
} from '@/shared/resources/placement-requests/constants';

const TONES: Readonly<Record<PlacementAnswer, Tone>> = {
  asked: 'warning',
  agreed: 'success',
  declined: 'error',
};

type Props = {
  members: readonly PlacementMember[];
  /** Whether the office reads it, which sees all names and opens placements. */
  isOffice?: boolean;
};

const noteOf = ({ name, nim, is_placed }: PlacementMember, isOffice: boolean): string => {
  if (name !== null) return is_placed ? `${nim} · sudah ditempatkan` : nim;
  return isOffice
    ? 'Tidak ada mahasiswa dengan NIM ini'
    : 'Nama terlihat setelah yang diajak menyetujui';
};

/** The students of a request with their answers, the spokesperson first. */
export const PlacementMembers = ({ members, isOffice = false }: Props) => (
  <SectionCard title="Mahasiswa">
    <SectionRows>
      {members.map((member) => (
        <SectionRow key={member.nim}>
          <div>
            {isOffice && member.internship_id !== null ? (
              <MuiLink
                component={Link}
                to={paths.internships.show(member.internship_id)}
                sx={{ fontWeight: 600 }}
              >
                {member.name}
              </MuiLink>
            ) : (
              <strong>{member.name ?? member.nim}</strong>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {noteOf(member, isOffice)}
            </Typography>
          </div>
          {member.is_spokesperson ? (
            <Badge>Pengaju</Badge>
          ) : (
            <Badge tone={TONES[member.answer]}>{PLACEMENT_ANSWER_LABELS[member.answer]}</Badge>
          )}
        </SectionRow>
      ))}
    </SectionRows>
  </SectionCard>
);
