import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import {
  type PlacementRequest,
  useDecidePlacementRequestMutation,
  useGetPlacementRequestQuery,
} from '@/client/api/api';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { useLettersDialog } from '@/client/records/letters/useLettersDialog';
import { PlacementMembers } from '@/client/records/placements/PlacementMembers';
import { PlacementPlaces } from '@/client/records/placements/PlacementPlaces';
import { PlacementStatus } from '@/client/records/placements/PlacementStatus';
import { placementPeriodText } from '@/client/records/placements/placementTexts';
import { KeysButton } from '@/client/records/review/KeysButton';
import { keysDialog } from '@/client/records/review/lazyKeysDialog';
import { useDeskKeys } from '@/client/records/review/useDeskKeys';
import { FormPage } from '@/client/ui/FormPage';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import type { CommentedDecision } from './DecisionDialog';
import { decisionDialog } from './lazyDecisionDialog';
import { letterPlacementsOf } from './letterPlacementsOf';
import { OneAcceptance } from './OneAcceptance';
import { OwnCompanyCard } from './OwnCompanyCard';
import { PLACEMENT_KEY_LINES } from './placementKeyLines';
import { useNeighbours } from './useNeighbours';

const NOT_UNDONE = { title: 'Gagal!', description: 'Keputusan tidak dapat diurungkan.' };
const DONE = {
  return: 'Pengajuan dikembalikan untuk dilengkapi.',
  refuse: 'Pengajuan ditolak.',
} as const;

type Props = { request: PlacementRequest; refetch: () => void };

function Request({ request, refetch }: Props) {
  const { id, allowed, version, student_name } = request;
  const [decide] = useDecidePlacementRequestMutation();
  const [asked, setAsked] = useState<CommentedDecision | null>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const acceptance = useRef<HTMLDivElement>(null);
  const openNeighbour = useNeighbours(request);

  const placements = letterPlacementsOf(request);
  const [lettersDialog, makeLetters] = useLettersDialog();

  const ask = (decision: CommentedDecision) => {
    if (allowed.includes(decision)) setAsked(decision);
  };
  const undo = async () => {
    if (!allowed.includes('undo')) return;
    try {
      const placementDecisionInput = { decision: 'undo' as const, seen_version: version };
      await decide({ id, placementDecisionInput }).unwrap();
      notify.success('Berhasil!', 'Pengajuan kembali menunggu keputusan.');
    } catch (error) {
      notifyFailure(error, NOT_UNDONE);
      refetch();
    }
  };

  const nothing = () => {};
  useDeskKeys({
    move: (by) => void openNeighbour(by),
    selectRange: nothing,
    open: nothing,
    select: nothing,
    search: nothing,
    validate: () => acceptance.current?.focus(),
    startReturn: () => ask('return'),
    undo: () => void undo(),
    showKeys: () => setKeysShown(true),
  });

  return (
    <Stack sx={{ gap: 2 }}>
      <PlacementStatus request={request} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {allowed.includes('return') && (
          <Button
            variant="outlined"
            color="secondary"
            aria-keyshortcuts="r"
            onClick={() => ask('return')}
          >
            Perlu dilengkapi
          </Button>
        )}
        {allowed.includes('refuse') && (
          <Button variant="outlined" color="secondary" onClick={() => ask('refuse')}>
            Tolak
          </Button>
        )}
        {allowed.includes('undo') && (
          <Button
            variant="outlined"
            color="secondary"
            aria-keyshortcuts="u"
            onClick={() => void undo()}
          >
            Urungkan keputusan
          </Button>
        )}
        {placements.length > 0 && (
          <Button variant="contained" onClick={() => makeLetters(placements)}>
            Buat Surat
          </Button>
        )}
        <Button color="inherit" aria-keyshortcuts="k" onClick={() => void openNeighbour(-1)}>
          Sebelumnya
        </Button>
        <Button color="inherit" aria-keyshortcuts="j" onClick={() => void openNeighbour(1)}>
          Berikutnya
        </Button>
        <KeysButton onClick={() => setKeysShown(true)} />
      </Stack>
      <PlacementPlaces request={request} />
      {allowed.includes('link') && <OwnCompanyCard request={request} refetch={refetch} />}
      <PlacementMembers members={request.members} isOffice />
      {allowed.includes('accept') && (
        <div ref={acceptance} tabIndex={-1}>
          <OneAcceptance request={request} />
        </div>
      )}
      <RecordHistory of="placement_requests" id={id} />
      {lettersDialog}
      {areKeysShown && (
        <keysDialog.Component lines={PLACEMENT_KEY_LINES} onClose={() => setKeysShown(false)} />
      )}
      {asked && (
        <decisionDialog.Component
          decision={asked}
          name={student_name}
          onDecide={async (comment) => {
            try {
              await decide({
                id,
                placementDecisionInput: { decision: asked, comment, seen_version: version },
              }).unwrap();
              notify.success('Berhasil!', DONE[asked]);
            } catch (error) {
              refetch();
              throw error;
            }
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/**
 * A request with what the office needs to decide on it.
 * @screen placement-requests.show
 */
export function PlacementRequestPage() {
  const id = Number(useParams().id);
  // Places and members change with other requests.
  const { currentData, isError, error, refetch } = useGetPlacementRequestQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const request = currentData?.data;
  return (
    <FormPage
      context={
        request &&
        `${request.student_name} (${request.student_nim}) · ${placementPeriodText(request.internship_period)}`
      }
      isLoading={!request}
      error={isError && !request ? error : undefined}
      onRetry={refetch}
    >
      {request && <Request key={id} request={request} refetch={() => void refetch()} />}
    </FormPage>
  );
}
