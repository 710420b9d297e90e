import EditOutlined from '@mui/icons-material/EditOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router';
import {
  type PlacementMembershipInput,
  type PlacementRequest,
  useConfirmPlacementMembershipMutation,
  useGetPlacementRequestQuery,
  useSubmitPlacementRequestMutation,
  useWithdrawPlacementRequestMutation,
} from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { PlacementMembers } from '@/client/records/placements/PlacementMembers';
import { PlacementPlaces } from '@/client/records/placements/PlacementPlaces';
import { PlacementStatus } from '@/client/records/placements/PlacementStatus';
import { placementPeriodText } from '@/client/records/placements/placementTexts';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { FormPage } from '@/client/ui/FormPage';
import { FormActions } from '@/client/ui/form/FormActions';
import { paths } from '@/shared/paths';
import { missingParts } from './missingParts';
import { nextStepOf } from './nextStepOf';
import { ProofCard } from './ProofCard';
import { usePlacementOptions } from './usePlacementOptions';
import { windowPhase, windowText } from './windowTexts';

const SENT = { title: 'Berhasil!', description: 'Pengajuan terkirim dan menunggu keputusan.' };
const NOT_SENT = {
  title: 'Gagal!',
  description: 'Pengajuan tidak terkirim. Draf tetap tersimpan.',
};
const WITHDRAWN = { title: 'Berhasil!', description: 'Pengajuan ditarik.' };
const NOT_WITHDRAWN = { title: 'Gagal!', description: 'Pengajuan tidak dapat ditarik.' };
const ANSWERED = { title: 'Berhasil!', description: 'Jawaban Anda tersimpan.' };
const NOT_ANSWERED = { title: 'Gagal!', description: 'Jawaban Anda tidak tersimpan.' };

/** The invitation to a group, with both answers. */
function Invitation({ request, refetch }: Props) {
  const { id, student_name, allowed, version } = request;
  const confirmed = useConfirmedAction();
  const [confirmMembership] = useConfirmPlacementMembershipMutation();
  const hasAgreed = !allowed.includes('agree');

  const answerWith = (answer: PlacementMembershipInput['answer']) =>
    void confirmed({
      title: answer === 'agreed' ? 'Setujui Ajakan' : 'Tolak Ajakan',
      description:
        answer === 'agreed'
          ? `Anda ikut dalam pengajuan ${student_name} ke ${request.company_name}. Selama itu Anda tidak dapat mengajukan tempat lain pada periode ini. Nama Anda terlihat oleh mahasiswa lain dalam pengajuan ini.`
          : `Anda tidak ikut dalam pengajuan ${student_name}, yang mendapat kabar tentang ini.`,
      confirmLabel: answer === 'agreed' ? 'Setuju' : 'Tidak setuju',
      action: async () => {
        try {
          await confirmMembership({
            id,
            placementMembershipInput: { answer, seen_version: version },
          }).unwrap();
        } catch (error) {
          // The request has changed meanwhile: the page shows it as it is now.
          refetch();
          throw error;
        }
      },
      success: ANSWERED,
      failure: NOT_ANSWERED,
    });

  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {!hasAgreed && (
            <Button variant="contained" onClick={() => answerWith('agreed')}>
              Setuju
            </Button>
          )}
          {allowed.includes('decline') && (
            <Button variant="outlined" color="secondary" onClick={() => answerWith('declined')}>
              Tidak setuju
            </Button>
          )}
        </Stack>
      }
      sx={{ flexWrap: 'wrap' }}
    >
      {hasAgreed
        ? `Anda sudah menyetujui ajakan ${student_name}.`
        : `${student_name} mengajak Anda mengajukan tempat bersama. Periksa pilihannya, lalu jawab.`}
    </Alert>
  );
}

type Props = { request: PlacementRequest; refetch: () => void };

/** The buttons of the spokesperson. */
function Actions({ request, refetch }: Props) {
  const { id, allowed, state, internship_period, members, can_send_until, version } = request;
  const today = useCampusToday();
  const { chosen } = usePlacementOptions(internship_period.id);
  const confirmed = useConfirmedAction();
  const [submitRequest] = useSubmitPlacementRequestMutation();
  const [withdrawRequest] = useWithdrawPlacementRequestMutation();
  const isReadOnly = state === 'draft' && chosen && windowPhase(chosen, today) === 'closed';
  const canEdit = allowed.includes('update') && !isReadOnly;
  const missing = canEdit ? missingParts(request) : [];
  const isAgreed = members.every(({ answer }) => answer === 'agreed');
  const canAgain =
    (state === 'refused' || state === 'withdrawn') &&
    chosen?.open_request_id === null &&
    can_send_until !== null;

  const send = () =>
    void confirmed({
      title: 'Kirim Pengajuan',
      description: `Pengajuan ke ${request.company_name} dikirim ke jurusan. Setelah itu tidak dapat diubah, kecuali jurusan memintanya.`,
      confirmLabel: 'Kirim',
      action: async () => {
        try {
          await submitRequest({ id, seenPlacementRequest: { seen_version: version } }).unwrap();
        } catch (error) {
          refetch();
          throw error;
        }
      },
      success: SENT,
      failure: NOT_SENT,
    });
  const withdraw = () =>
    void confirmed({
      title: 'Tarik Pengajuan',
      description:
        'Pengajuan ini ditarik dan kehilangan urutannya. Bukti yang dilampirkan dihapus.',
      confirmLabel: 'Tarik',
      action: () => withdrawRequest({ id }).unwrap(),
      success: WITHDRAWN,
      failure: NOT_WITHDRAWN,
    });

  const isEmpty = !canEdit && !allowed.includes('withdraw') && !canAgain;
  return (
    <>
      {(missing.length > 0 || isReadOnly) && (
        <Alert severity={isReadOnly ? 'info' : 'warning'} role="note" sx={{ mx: 2.5, mb: 2 }}>
          {isReadOnly && chosen
            ? `${windowText(chosen, today)} Draf ini hanya dapat dibaca atau ditarik.`
            : `Belum lengkap: ${missing.join('. ')}.`}
        </Alert>
      )}
      {!isEmpty && (
        <FormActions>
          {allowed.includes('withdraw') && (
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<UndoOutlined />}
              onClick={withdraw}
            >
              Tarik
            </Button>
          )}
          {canEdit && (
            <Button
              component={Link}
              to={paths.placementRequests.own.edit(id)}
              variant={missing.length > 0 ? 'contained' : 'outlined'}
              color={missing.length > 0 ? 'primary' : 'secondary'}
              startIcon={<EditOutlined />}
            >
              {missing.length > 0 ? 'Lengkapi' : 'Ubah'}
            </Button>
          )}
          {allowed.includes('submit') && missing.length === 0 && (
            // Sending is what names unknown numbers, so it is offered before all have agreed.
            <Button
              variant={isAgreed ? 'contained' : 'outlined'}
              startIcon={<SendOutlined />}
              onClick={send}
            >
              {state === 'incomplete' ? 'Kirim Lagi' : 'Kirim Pengajuan'}
            </Button>
          )}
          {canAgain && (
            <Button
              component={Link}
              to={paths.placementRequests.own.createFrom(internship_period.id, id)}
              variant="contained"
            >
              Ajukan Lagi
            </Button>
          )}
        </FormActions>
      )}
    </>
  );
}

/** @screen student.placement-requests.show */
export function MyPlacementPage() {
  const id = Number(useParams().id);
  // Places and waiting lists change with the requests of others.
  const { currentData, isError, error, refetch } = useGetPlacementRequestQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const request = currentData?.data;
  const isMember = request?.allowed.some((action) => action === 'agree' || action === 'decline');
  const reread = () => void refetch();

  return (
    <FormPage
      context={request && placementPeriodText(request.internship_period)}
      isLoading={!request}
      error={isError && !request ? error : undefined}
      onRetry={refetch}
    >
      {request && (
        <Stack sx={{ gap: 2 }}>
          {isMember && <Invitation request={request} refetch={reread} />}
          <PlacementStatus request={request} next={isMember ? undefined : nextStepOf(request)}>
            <Actions request={request} refetch={reread} />
          </PlacementStatus>
          <PlacementPlaces request={request} />
          {request.own_company && request.allowed.includes('update') && (
            <ProofCard request={request} />
          )}
          <PlacementMembers members={request.members} />
        </Stack>
      )}
    </FormPage>
  );
}
