import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type AttendanceRequest, useListAttendanceRequestsQuery } from '@/client/api/api';
import { DecisionButtons } from '@/client/records/requests/DecisionButtons';
import { rejectDialog } from '@/client/records/requests/lazyRejectDialog';
import { RequestFacts } from '@/client/records/requests/RequestFacts';
import { useClashQuestion } from '@/client/records/requests/useClashQuestion';
import { useRequestDecisions } from '@/client/records/requests/useRequestDecisions';
import { Badge } from '@/client/ui/cells/Badge';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { attendanceRequestFields } from '@/shared/resources/attendance-requests/attendanceRequestFields';
import { REQUEST_KIND_LABELS } from '@/shared/resources/attendance-requests/constants';

const Request = styled('section')(({ theme }) => ({
  margin: '16px 20px 0',
  padding: '14px 20px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& > header': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 },
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
}));

type Props = { internshipId: number; date: string };

/** The requests about a day, which can be decided on here. */
export function DayRequests({ internshipId, date }: Props) {
  const list = useListAttendanceRequestsQuery({
    internshipId,
    dateFrom: date,
    dateTo: date,
    sort: 'start_date',
  });
  const decisions = useRequestDecisions({ refetch: () => void list.refetch() });
  const askAboutClashes = useClashQuestion();
  const [rejected, setRejected] = useState<AttendanceRequest | null>(null);

  // The rows stay when they cannot be read again, and with them a rejection that is being written.
  if (list.isError && !list.currentData)
    return <ErrorState text={DETAIL_LOAD_FAILED} onRetry={list.refetch} />;
  return (
    <>
      {list.currentData?.data.map((request) => (
        <Request key={request.id} aria-label={REQUEST_KIND_LABELS[request.kind]}>
          <header>
            <Badge tone="info">{REQUEST_KIND_LABELS[request.kind]}</Badge>
            <StateBadge field={attendanceRequestFields.state} value={request.state} />
          </header>
          <RequestFacts request={request} />
          <footer>
            <DecisionButtons
              request={request}
              isPending={decisions.pending.has(request.id)}
              onDecide={(decision) => {
                const goOn = () => void decisions.decide(decision, [request]);
                if (decision === 'reject') setRejected(request);
                else if (decision === 'approve') askAboutClashes([request], goOn);
                else goOn();
              }}
            />
          </footer>
        </Request>
      ))}
      {rejected && (
        <rejectDialog.Component
          label={rejected.student_name}
          onReject={(comment) => decisions.decide('reject', [rejected], comment)}
          onClose={() => setRejected(null)}
        />
      )}
    </>
  );
}
