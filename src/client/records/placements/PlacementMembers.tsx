import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { PlacementMember } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { Badge, type Tone } from '@/client/ui/cells/Badge';
import { SectionCard, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { PLACEMENT_ANSWER_LABELS } from '@/shared/constants/labels';
import type { PlacementAnswer } from '@/shared/constants/placementRequests';

const TONES: Readonly<Record<PlacementAnswer, Tone>> = {
  asked: 'warning',
  agreed: 'success',
  declined: 'error',
};

type Props = {
  members: readonly PlacementMember[];
  /** Whether the reader may open placements. */
  hasLinks?: boolean;
};

/** The students of a request with their answers, the spokesperson first. */
export const PlacementMembers = ({ members, hasLinks = false }: Props) => (
  <SectionCard title="Mahasiswa">
    <SectionRows>
      {members.map(
        ({ student_id, name, nim, is_spokesperson, answer, is_placed, internship_id }) => (
          <SectionRow key={student_id}>
            <div>
              {hasLinks && internship_id !== null ? (
                <MuiLink
                  component={Link}
                  to={paths.internships.show(internship_id)}
                  sx={{ fontWeight: 600 }}
                >
                  {name}
                </MuiLink>
              ) : (
                <strong>{name}</strong>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {is_placed ? `${nim} · sudah ditempatkan` : nim}
              </Typography>
            </div>
            {is_spokesperson ? (
              <Badge>Pengaju</Badge>
            ) : (
              <Badge tone={TONES[answer]}>{PLACEMENT_ANSWER_LABELS[answer]}</Badge>
            )}
          </SectionRow>
        ),
      )}
    </SectionRows>
  </SectionCard>
);
