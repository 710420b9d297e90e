import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { useGetInternshipQuery } from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { PlacementContext } from '@/client/records/ClosedPeriod';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { useLettersDialog } from '@/client/records/letters/useLettersDialog';
import { periodLabel } from '@/client/records/pickers/periodOption';
import { ProgressLine } from '@/client/records/progress/ProgressLine';
import { useRole } from '@/client/session/useSession';
import { actionsOfRow } from '@/client/table/actions/offeredActions';
import { RowActions } from '@/client/ui/cells/RowActions';
import { DetailList } from '@/client/ui/DetailList';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PageHeader } from '@/client/ui/PageHeader';
import { LoadError } from '@/client/ui/states/LoadError';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { AttendanceTab } from './AttendanceTab';
import { ActivitiesTab } from './activities/ActivitiesTab';
import { finishedDetails } from './finishing/finishedDetails';
import { useFinishing } from './finishing/useFinishing';
import { GradesTab } from './grades/GradesTab';
import { InternshipSkeleton } from './InternshipSkeleton';
import { isMoved } from './leaving/moved';
import { placementDatesDetails } from './leaving/placementDatesDetails';
import { useLeaving } from './leaving/useLeaving';
import { letterPlacementOf } from './letterPlacementOf';

const movedNote = lazyComponent(() => import('./leaving/MovedNote'), 'MovedNote');

const TABS = [
  { key: 'aktivitas', label: 'Aktivitas', Panel: ActivitiesTab },
  { key: 'nilai', label: 'Nilai', Panel: GradesTab },
  { key: 'kehadiran', label: 'Kehadiran', Panel: AttendanceTab },
] as const;

/** Room for ten rows, so that the history below does not move when they arrive. */
const Panel = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { flex: 'none', minHeight: 590 },
}));

/** The tab is in the URL, so that back, reload and links restore it. */
function useTab() {
  const [url, setUrl] = useSearchParams();
  const shown = TABS.find(({ key }) => key === url.get('tab')) ?? TABS[0];
  const show = (key: string) =>
    setUrl(key === TABS[0].key ? {} : { tab: key }, { replace: true, preventScrollReset: true });
  return [shown, show] as const;
}

/** @screen internships.show */
export function InternshipDetailPage() {
  const id = Number(useParams().id);
  const mayManage = can(useRole(), 'manageInternships');
  const { data, currentData, isError, error, refetch } = useGetInternshipQuery({ id });
  const [tab, showTab] = useTab();
  const internship = data?.data;
  // Another reading that fails takes no open dialog away.
  const isMissing = isError && (!currentData || isNotFound(error));
  const [lettersDialog, makeLetters] = useLettersDialog();
  const leaving = useLeaving();
  const finishing = useFinishing();
  const hasMoved = isMoved(useLocation().state);

  const editButton = (
    <Button
      component={Link}
      to={paths.internships.edit(id)}
      variant="outlined"
      color="secondary"
      startIcon={<EditOutlined />}
    >
      Edit
    </Button>
  );

  return (
    <>
      <PageHeader
        context={
          <PlacementContext closedBy={internship?.closed_by}>
            {internship ? internship.student.user.name : '\u00a0'}
          </PlacementContext>
        }
        actions={
          mayManage &&
          internship && (
            <>
              <Button
                variant="outlined"
                color="secondary"
                startIcon={<DescriptionOutlined />}
                onClick={() => makeLetters([letterPlacementOf(internship)])}
              >
                Buat Surat
              </Button>
              {internship.closed_by === null && editButton}
              <RowActions
                of={internship.student.user.name}
                actions={() =>
                  actionsOfRow([...finishing.actions, ...leaving.actions])?.(internship) ?? []
                }
              />
            </>
          )
        }
      />
      {isMissing ? (
        <LoadError inCard error={error} onRetry={refetch} notFoundText="Magang tidak ditemukan" />
      ) : !internship ? (
        <InternshipSkeleton />
      ) : (
        <>
          {hasMoved && mayManage && (
            <movedNote.Component
              company={internship.mentor.company.name}
              onLetters={() => makeLetters([letterPlacementOf(internship)])}
            />
          )}
          <Card sx={{ flex: 'none' }}>
            <DetailList
              details={[
                {
                  label: 'Mahasiswa',
                  value: `${internship.student.user.name} (${internship.student.nim})`,
                },
                { label: 'Mentor', value: internship.mentor.user.name },
                { label: 'Mitra Industri', value: internship.mentor.company.name },
                { label: 'Dosen', value: internship.lecturer.user.name },
                { label: 'Periode', value: periodLabel(internship.internship_period) },
                ...placementDatesDetails(internship),
                ...finishedDetails(internship),
              ]}
            />
            <ProgressLine internship={internship} />
          </Card>
          <Tabs
            value={tab.key}
            onChange={(_, key) => showTab(key)}
            aria-label="Bagian magang"
            sx={{ flex: 'none', mt: 1, mb: 1.5 }}
          >
            {TABS.map(({ key, label }) => (
              <Tab
                key={key}
                value={key}
                label={label}
                id={`tab-${key}`}
                aria-controls={`panel-${key}`}
              />
            ))}
          </Tabs>
          <Panel role="tabpanel" id={`panel-${tab.key}`} aria-labelledby={`tab-${tab.key}`}>
            <tab.Panel internship={internship} />
          </Panel>
          <RecordHistory of="internships" id={id} />
          {lettersDialog}
          {finishing.dialog}
          {leaving.dialog}
        </>
      )}
    </>
  );
}
