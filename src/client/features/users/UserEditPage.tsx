import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { type User, useGetUserQuery } from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { RoleBadge } from '@/client/ui/cells/RoleBadge';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { LeaveGuardGroup } from '@/client/ui/form/LeaveGuard';
import { AccountForm } from './AccountForm';
import { BackButton } from './BackButton';
import { InvitationCard } from './InvitationCard';
import { LecturerProfileForm } from './LecturerProfileForm';
import { MentorProfileForm } from './MentorProfileForm';
import { PersonalDataCard } from './PersonalDataCard';
import { StudentProfileForm } from './StudentProfileForm';
import { UserSpinner } from './UserSpinner';

const ANONYMISED =
  'Akun ini telah dianonimkan. Data pribadinya sudah dihapus dan tidak dapat diubah lagi.';

function ProfileForm({ user: { role, student, lecturer, mentor } }: { user: User }) {
  if (role === 'student') return student && <StudentProfileForm student={student} />;
  if (role === 'mentor') return mentor && <MentorProfileForm mentor={mentor} />;
  return lecturer && <LecturerProfileForm lecturer={lecturer} role={role} />;
}

/** @screen users.edit */
export function UserEditPage() {
  const id = Number(useParams().id);
  const query = useGetUserQuery({ id });
  const { isError, error, refetch } = query;
  const user = useRecordToEdit(query, id)?.data;

  return (
    <FormPage
      context={
        <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 1, minHeight: 24 }}>
          {user && (
            <>
              {user.name} <RoleBadge role={user.role} />
            </>
          )}
        </Stack>
      }
      actions={<BackButton />}
      // Loaded forms stay: a failed reload must not discard their input.
      error={isError && !user && error}
      errorText={TABLE_LOAD_FAILED}
      notFoundText="User tidak ditemukan"
      onRetry={refetch}
    >
      {user ? (
        <LeaveGuardGroup key={id}>
          <Stack sx={{ gap: 2.5 }}>
            {user.is_anonymised ? (
              <Alert severity="info">{ANONYMISED}</Alert>
            ) : (
              <>
                <InvitationCard user={user} />
                <AccountForm user={user} />
                <ProfileForm user={user} />
              </>
            )}
            <PersonalDataCard user={user} />
          </Stack>
        </LeaveGuardGroup>
      ) : (
        <UserSpinner />
      )}
      {user && <RecordHistory of="users" id={id} />}
    </FormPage>
  );
}
