import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type Defence, useGetDefenceQuery } from '@/client/api/api';
import { timeOf } from '@/client/records/defences/defenceTexts';
import { useRole } from '@/client/session/useSession';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { DetailList } from '@/client/ui/DetailList';
import { FormPage } from '@/client/ui/FormPage';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { formatLongDate } from '@/shared/format';
import { can } from '@/shared/permissions';
import {
  defenceFields,
  defenceListed,
  defenceShown,
} from '@/shared/resources/defences/defenceFields';
import { CLOSED_NOTES } from '@/shared/resources/internships/closedBy';
import { defencePdf, pdfReason } from './defencePdf';
import { ExaminerList } from './ExaminerList';
import { cancelDialog, changeDialog, scoreDialog } from './lazyDialogs';

const Facts = ({ defence }: { defence: Defence }) => (
  <Card>
    <DetailList
      details={[
        {
          label: defenceFields.state.label,
          value: <StateBadge field={defenceFields.state} value={defence.state} />,
        },
        { label: defenceFields.date.label, value: formatLongDate(defence.date) },
        { label: defenceShown['defence.time'].short, value: timeOf(defence) },
        { label: defenceFields.room.label, value: defence.room },
        { label: defenceListed.nim.label, value: defence.nim },
        { label: defenceListed.company_name.short, value: defence.company_name },
        { label: defenceListed.lecturer_name.label, value: defence.lecturer_name },
        ...(defence.cancel_reason
          ? [
              {
                label: defenceFields.cancel_reason.label,
                value: defence.cancel_reason,
                isWide: true,
              },
            ]
          : []),
      ]}
    />
  </Card>
);

const DIALOGS = { score: scoreDialog, change: changeDialog, cancel: cancelDialog };

type Ask = (dialog: keyof typeof DIALOGS) => void;

function Actions({ defence, ask }: { defence: Defence; ask: Ask }) {
  const isOffice = can(useRole(), 'manageDefences');
  const isSent = defence.examiners.some(({ is_own, sent_at }) => is_own && sent_at !== null);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {defence.can_score && (
        <Button variant={isSent ? 'outlined' : 'contained'} onClick={() => ask('score')}>
          {isSent ? 'Perbaiki Nilai' : 'Isi Nilai'}
        </Button>
      )}
      {defence.state !== 'cancelled' && (
        <PrintButton request={defencePdf(defence.id)} reasonOf={pdfReason} />
      )}
      {isOffice && defence.state === 'planned' && !defence.closed_by && (
        <>
          <Button variant="outlined" color="secondary" onClick={() => ask('change')}>
            Ubah Jadwal
          </Button>
          <Button variant="outlined" color="error" onClick={() => ask('cancel')}>
            Batalkan Ujian
          </Button>
        </>
      )}
    </Stack>
  );
}

/**
 * A defence with its examiners; each of them sends a score here.
 * @screen defences.show
 */
export function DefencePage() {
  const id = Number(useParams().id);
  const { currentData, isError, error, refetch } = useGetDefenceQuery({ id });
  const [asked, setAsked] = useState<keyof typeof DIALOGS | null>(null);
  const defence = currentData?.data;
  const Dialog = asked && DIALOGS[asked].Component;
  return (
    <FormPage
      context={defence && `${defence.student_name} · ${defence.company_name}`}
      isLoading={!defence}
      error={isError && !defence ? error : undefined}
      onRetry={refetch}
      notFoundText="Ujian tidak ditemukan"
    >
      {defence && (
        <Stack sx={{ gap: 2, maxWidth: 720 }}>
          <Actions defence={defence} ask={setAsked} />
          {defence.closed_by && (
            <Alert severity="info" role="note">
              {`${CLOSED_NOTES[defence.closed_by]}.`}
            </Alert>
          )}
          <Facts defence={defence} />
          <ExaminerList defence={defence} />
          {Dialog && <Dialog defence={defence} onClose={() => setAsked(null)} />}
        </Stack>
      )}
    </FormPage>
  );
}
