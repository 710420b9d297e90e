import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type FreePlaces,
  type PlacementRequest,
  type PlacementSuggestion,
  useAcceptPlacementRequestsMutation,
} from '@/client/api/api';
import { fieldErrorsOf, messageOf } from '@/client/api/serverErrors';
import { FirstDayPicker } from '@/client/records/placementDates/FirstDayPicker';
import { WarningReason } from '@/client/records/placements/WarningReason';
import { BusyButton } from '@/client/ui/BusyButton';
import { reasonError } from '@/client/ui/confirm/ReasonField';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { messageFor } from '@/client/ui/fields/DialogText';
import { FormActions } from '@/client/ui/form/FormActions';
import { FieldGrid } from '@/client/ui/form/FormSection';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { RetryAlert } from '@/client/ui/states/RetryAlert';
import { formatNumber } from '@/shared/formatNumber';
import { firstDayIn } from '@/shared/validation/firstDayIn';
import { AcceptanceRow } from './AcceptanceRow';
import { acceptanceOf, type Plan, planOf } from './acceptances';
import { useAcceptanceCheck } from './useAcceptanceCheck';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const NOTHING_STORED = 'Belum ada yang diterima.';
const NOT_ACCEPTED = `${NOTHING_STORED} Silakan coba lagi; pilihan Anda tetap ada di sini.`;
const CHANGED = `${NOTHING_STORED} Ada yang berubah sejak pratinjau. Periksa catatan pada setiap pengajuan.`;
const STILL_WRONG = 'Perbaiki dahulu pengajuan yang salah, atau jangan sertakan.';

type Props = {
  period: { id: number; start_date: string; end_date: string };
  title: string;
  /** In the order of sending. */
  suggestions: readonly PlacementSuggestion[];
  requests: readonly PlacementRequest[];
  places: FreePlaces;
  /** Whether requests can be left out. */
  isMany: boolean;
  /** Ways to suggest, above the requests. */
  options?: ReactNode;
  onAccepted: (count: number) => void;
};

/** The placements of requests, with the server's findings: all of them are accepted, or none. */
export function AcceptancePanel(props: Props) {
  const { period, title, suggestions, requests, places, isMany, onAccepted } = props;
  const [changed, setChanged] = useState<ReadonlyMap<number, Plan>>(new Map());
  const [switched, setSwitched] = useState<ReadonlySet<number>>(new Set());
  const [openId, setOpenId] = useState<number | null>(null);
  const [startDate, setStartDate] = useState('');
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const [reasonIssue, setReasonIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [accept, { isLoading }] = useAcceptPlacementRequestsMutation();

  const rows = useMemo(
    () =>
      suggestions.flatMap((suggestion) => {
        const request = requests.find(({ id }) => id === suggestion.request_id);
        if (!request) return [];
        const own = changed.get(request.id);
        // A choice outlives a new version of the request, as long as it is about the same students.
        const fresh = planOf(suggestion);
        const isSameGroup =
          own?.students.map(({ student_id }) => student_id).join() ===
          fresh.students.map(({ student_id }) => student_id).join();
        const plan = own && isSameGroup ? { ...own, version: fresh.version } : fresh;
        // Without places for all its members a request is left out at first.
        const isIncluded = !isMany || (acceptanceOf(fresh) !== null) !== switched.has(request.id);
        return [{ request, plan, isIncluded }];
      }),
    [suggestions, requests, changed, switched, isMany],
  );
  const plans = useMemo(
    () => rows.filter(({ isIncluded }) => isIncluded).map(({ plan }) => plan),
    [rows],
  );
  const startIssue = messageFor(
    firstDayIn({ startDate: period.start_date, endDate: period.end_date }),
    startDate,
  );
  const start_date = startIssue ? null : startDate || null;
  const check = useAcceptanceCheck(period.id, start_date, plans);

  const found = plans.map(({ request_id }) => check.notes.get(request_id));
  const wrong = found.filter((notes) => notes && notes.errors.length > 0).length;
  const needsReason = found.some((notes) => notes && notes.warnings.length > 0);
  const students = plans.reduce((sum, plan) => sum + plan.students.length, 0);

  const include = (id: number) =>
    setSwitched((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  const send = async () => {
    setFailure(null);
    setTried(true);
    if (startIssue) return;
    if (wrong > 0) return setFailure(STILL_WRONG);
    const issue = needsReason ? reasonError(reason) : null;
    setReasonIssue(issue);
    if (issue || isLoading) return;
    try {
      await accept({
        placementAcceptancesInput: {
          internship_period_id: period.id,
          start_date,
          acceptances: plans.flatMap((plan) => acceptanceOf(plan) ?? []),
          ...(needsReason && { reason: reason.trim() }),
        },
      }).unwrap();
      onAccepted(plans.length);
    } catch (error) {
      const message = fieldErrorsOf(error) ? null : messageOf(error);
      setFailure(
        message ? `${NOTHING_STORED} ${message}` : fieldErrorsOf(error) ? CHANGED : NOT_ACCEPTED,
      );
      check.recheck();
    }
  };

  const counts = [
    `${formatNumber(plans.length)} pengajuan, ${formatNumber(students)} mahasiswa`,
    wrong > 0 && `${formatNumber(wrong)} salah`,
  ];

  return (
    <SectionCard
      title={title}
      action={
        <span role="status">
          {check.isChecking ? 'Memeriksa...' : counts.filter(Boolean).join(', ')}
        </span>
      }
    >
      {props.options && <SectionLine>{props.options}</SectionLine>}
      <List aria-label={title}>
        {rows.map(({ request, plan, isIncluded }) => (
          <AcceptanceRow
            key={request.id}
            plan={plan}
            request={request}
            places={places}
            notes={isIncluded ? check.notes.get(request.id) : undefined}
            isIncluded={isIncluded}
            onInclude={isMany ? () => include(request.id) : undefined}
            isOpen={openId === request.id}
            onOpen={(isOpen) => setOpenId(isOpen ? request.id : null)}
            onChange={(next) => setChanged((before) => new Map([...before, [request.id, next]]))}
          />
        ))}
      </List>
      <SectionLine>
        <FieldGrid>
          <FirstDayPicker
            period={period}
            value={startDate}
            error={(isTried && startIssue) || undefined}
            onChange={setStartDate}
          />
        </FieldGrid>
      </SectionLine>
      {(check.isError || needsReason || failure) && (
        <SectionLine>
          {check.isError && <RetryAlert onRetry={check.recheck}>{FETCH_FAILED}</RetryAlert>}
          {needsReason && (
            <WarningReason
              value={reason}
              error={reasonIssue}
              onChange={(text) => {
                setReasonIssue(null);
                setReason(text);
              }}
              sx={{ mt: 1 }}
            />
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
        </SectionLine>
      )}
      <FormActions>
        <BusyButton
          variant="contained"
          isBusy={isLoading}
          disabled={plans.length === 0 || check.isChecking || check.isError}
          onClick={() => void send()}
        >
          {isMany ? `Terima ${formatNumber(plans.length)} pengajuan` : 'Terima'}
        </BusyButton>
      </FormActions>
    </SectionCard>
  );
}
