import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type AttendanceRequestInput,
  api,
  type Internship,
  useCreateAttendanceRequestMutation,
} from '@/client/api/api';
import { isUndelivered } from '@/client/queue/outcome';
import { newEventId, removeCorrected, useKeepUnsent, useRefused } from '@/client/queue/unsent';
import type { UnsentOf } from '@/client/queue/unsentItem';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { notify } from '@/client/ui/toasts/notify';
import { useOfflineMessages } from '@/client/ui/useOfflineMessages';
import { formatShortWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { attendanceRequestRules } from '@/shared/resources/attendance-requests/attendanceRequestRules';
import { REQUEST_KIND_LABELS } from '@/shared/resources/attendance-requests/constants';
import { CLOSED_NOTES } from '@/shared/resources/internships/closedBy';
import { NoInternship } from '../NoInternship';
import { RefusalNote } from '../unsent/RefusalNote';
import { KEPT, NOT_KEPT } from '../unsent/unsentWords';
import { useAttendanceDays } from '../useAttendanceDays';
import { useStudentInternship } from '../useStudentInternship';
import { correctableActivities } from './correctable';
import { RequestForm } from './RequestForm';
import {
  daysOf,
  newRequest,
  type RequestValues,
  requestInput,
  restored,
  valuesOf,
} from './requestValues';

const SENT = { title: 'Berhasil!', description: 'Pengajuan terkirim dan menunggu keputusan.' };
const NOT_SENT = { title: 'Gagal!', description: 'Pengajuan tidak terkirim. Isiannya tetap ada.' };

type Props = {
  internship: Internship;
  /** The refused request that this one corrects. */
  refused: UnsentOf<'request'> | null;
};

function NewRequest({ internship, refused }: Props) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const user = useCurrentUser();
  const [createRequest] = useCreateAttendanceRequestMutation();
  const [draft] = useState(() => textDraft('request-draft', user?.id ?? 0, internship.id));
  const [link] = useState(() => params.toString());
  const [initial] = useState<RequestValues>(() => {
    const fresh = newRequest(internship.id, params);
    return restored(draft.read(), refused ? valuesOf(refused.payload, fresh) : fresh, link);
  });
  // Sent again after a lost answer, it is still the same request.
  const [eventId] = useState(newEventId);
  const keep = useKeepUnsent();
  const { utcDay, campusDay } = useAttendanceDays();
  // Read by the form of a correction, and not asked for without one.
  const { data: correctable } = api.endpoints.listInternshipActivities.useQueryState(
    correctableActivities(initial.internship_id, campusDay ?? utcDay),
  );
  useOfflineMessages();

  /** Resolves to whether the server has it; rejects if the device has not kept it either. */
  const send = async (payload: AttendanceRequestInput): Promise<boolean> => {
    const device_time = new Date().toISOString();
    try {
      const attendanceRequestInput = { ...payload, device_event_id: eventId, device_time };
      await createRequest({ attendanceRequestInput }).unwrap();
      return true;
    } catch (error) {
      if (!isUndelivered(error)) throw error;
      const activity = correctable?.data.find(({ id }) => id === payload.activity_id);
      const isKept = await keep({
        kind: 'request',
        id: eventId,
        activity_id: payload.activity_id ?? null,
        label: REQUEST_KIND_LABELS[payload.kind],
        days: activity ? formatShortWeekdayDate(activity.date) : daysOf(payload),
        date: activity?.date,
        device_time,
        payload,
      });
      if (!isKept) throw error;
      return false;
    }
  };

  const form = useFormSubmit({
    rules: attendanceRequestRules,
    request: (input) => send(requestInput(input as AttendanceRequestInput)),
    failure: NOT_SENT,
    onFailure: async (error) => {
      if (!isUndelivered(error)) return false;
      notify.error(NOT_KEPT.request.title, NOT_KEPT.request.description);
      return true;
    },
    onDone: (isSent) => {
      if (isSent) notify.success(SENT.title, SENT.description);
      else notify.warning(KEPT.title, KEPT.description);
      draft.clear();
      if (refused) void removeCorrected(refused.id);
      return navigate(isSent ? paths.attendanceRequests.own.index : paths.student.unsent);
    },
  });

  return (
    <>
      {refused && <RefusalNote item={refused} />}
      <Formik<RequestValues> initialValues={initial} {...form}>
        <RequestForm draft={draft} link={link} />
      </Formik>
    </>
  );
}

/** @screen student.requests.create, with drafts */
export function RequestCreatePage() {
  const { internship, isLoading, isError, refetch } = useStudentInternship();
  const [params] = useSearchParams();
  const refused = useRefused(params.get('unsent'));
  const closedBy = internship?.closed_by;
  return (
    <FormPage
      context={internship?.mentor.company.name}
      isLoading={isLoading || refused === undefined}
      error={isError ? {} : undefined}
      onRetry={refetch}
    >
      {internship && !closedBy && (
        <NewRequest
          key={internship.id}
          internship={internship}
          refused={refused?.kind === 'request' ? refused : null}
        />
      )}
      {closedBy && <EmptyState inCard text={CLOSED_NOTES[closedBy]} />}
      {!internship && <NoInternship />}
    </FormPage>
  );
}
