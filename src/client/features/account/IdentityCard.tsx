import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import type { OwnAccount } from '@/client/api/api';
import { type Detail, DetailList } from '@/client/ui/DetailList';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { lecturerFields } from '@/shared/resources/lecturers/lecturerFields';
import { mentorFields } from '@/shared/resources/mentors/mentorFields';
import { studentFields } from '@/shared/resources/students/studentFields';
import { userFields } from '@/shared/resources/users/userFields';

/** Close to the title of the card. */
const Details = styled('div')({ '& > dl': { paddingTop: 4 } });

const Hint = styled(SectionLine)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** The number that the person logs in with comes first. */
function profileOf({ student, lecturer, mentor }: OwnAccount): [Detail, ...Detail[]] {
  if (student) {
    return [
      { label: studentFields.nim.label, value: student.nim },
      { label: studentFields.academic_year.label, value: student.academic_year },
    ];
  }
  if (mentor) {
    return [
      { label: mentorFields.nik.label, value: mentor.nik },
      { label: mentorFields.company_id.label, value: mentor.company?.name },
    ];
  }
  return [{ label: lecturerFields.nip.label, value: lecturer?.nip }];
}

/** The name and the number of the person, which the office changes. */
export function IdentityCard({ account }: { account: OwnAccount }) {
  const { id, name, role } = account;
  const profile = profileOf(account);
  const what = `${userFields.name.label} dan ${profile[0].label}`;
  return (
    <SectionCard title="Data diri">
      <Details>
        <DetailList
          details={[
            { label: userFields.name.label, value: name },
            { label: userFields.role.label, value: ROLE_LABELS[role] },
            ...profile,
          ]}
        />
      </Details>
      <Hint>
        {can(role, 'masterData') ? (
          <>
            {what} Anda diubah di{' '}
            <Link component={RouterLink} to={paths.users.edit(id)}>
              Edit User
            </Link>
            .
          </>
        ) : (
          `${what} diubah oleh kantor jurusan. Ada yang keliru? Sampaikan ke sana.`
        )}
      </Hint>
    </SectionCard>
  );
}
