import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FollowUpCard } from '@/client/records/followUps/FollowUpCard';
import { useCurrentUser } from '@/client/session/useSession';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PageHeader } from '@/client/ui/PageHeader';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { CurrentInternshipCard } from './CurrentInternshipCard';
import { NoInternship } from './NoInternship';
import { AskButton } from './requests/AskButton';
import { TodayCard } from './TodayCard';
import { useAskedInternship } from './useAskedInternship';
import { useStudentInternship } from './useStudentInternship';

/** After the first paint: hardly ever there is a draft. */
const waitingDrafts = lazyComponent(() => import('./log/WaitingDrafts'), 'WaitingDrafts');

/** After the first paint: it matters at the end of an internship. */
const certificateCard = lazyComponent(() => import('./CertificateCard'), 'CertificateCard');

const Stack = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
);

const Columns = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    {children}
  </Box>
);

export function StudentDashboardPage() {
  const user = useCurrentUser();
  const { internship, internships, select, isLoading, isError, refetch } = useStudentInternship();
  useAskedInternship({ internships, select });
  const [firstName] = (user?.name ?? '').split(' ');

  const content = () => {
    if (isError) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (isLoading)
      return (
        <LoadingState>
          <Columns>
            <Skeleton variant="rounded" height={220} />
            <Skeleton variant="rounded" height={220} />
          </Columns>
        </LoadingState>
      );
    if (!internship) return <NoInternship />;
    return (
      <Columns>
        <TodayCard key={internship.id} internship={internship} />
        <Stack>
          <CurrentInternshipCard
            internship={internship}
            internships={internships}
            onSelect={(id) => select({ id })}
          />
          <certificateCard.Component internshipId={internship.id} />
        </Stack>
      </Columns>
    );
  };

  return (
    <>
      <PageHeader
        title={`Selamat Datang, ${firstName}`}
        context={internship?.mentor.company.name ?? '\u00a0'}
        actions={<AskButton internship={internship} />}
      />
      <FollowUpCard />
      <waitingDrafts.Component />
      {content()}
    </>
  );
}
