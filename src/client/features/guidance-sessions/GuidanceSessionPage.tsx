import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useGetGuidanceSessionQuery } from '@/client/api/api';
import { FormPage } from '@/client/ui/FormPage';
import { returnDialog } from './lazyDialogs';
import { SessionDetails } from './SessionDetails';
import { useAgreements } from './useAgreements';

/**
 * A session, for its lecturer and the office.
 * @screen guidance-sessions.show
 */
export function GuidanceSessionPage() {
  const id = Number(useParams().id);
  const { currentData, isError, error, refetch } = useGetGuidanceSessionQuery({ id });
  const [isReturned, setReturned] = useState(false);
  const agree = useAgreements();
  const session = currentData?.data;
  return (
    <FormPage
      context={
        session && `${session.student_name} · ${session.student_nim} · ${session.company_name}`
      }
      isLoading={!session}
      error={isError && !session ? error : undefined}
      onRetry={refetch}
      notFoundText="Bimbingan tidak ditemukan"
    >
      {session && (
        <Stack sx={{ gap: 2, maxWidth: 720 }}>
          {session.allowed.includes('agree') && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button variant="contained" onClick={() => void agree([session])}>
                Setujui
              </Button>
              <Button variant="outlined" color="secondary" onClick={() => setReturned(true)}>
                Kembalikan
              </Button>
            </Stack>
          )}
          <Card>
            <SessionDetails session={session} />
          </Card>
          {isReturned && (
            <returnDialog.Component session={session} onClose={() => setReturned(false)} />
          )}
        </Stack>
      )}
    </FormPage>
  );
}
