import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type AttendanceRequestInput,
  type Internship,
  useCreateAttendanceRequestMutation,
} from '@/client/api/api';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { paths } from '@/shared/paths';
import { attendanceRequestRules } from '@/shared/resources/attendance-requests/attendanceRequestRules';
import { CLOSED_NOTES } from '@/shared/resources/internships/closedBy';
import { NoInternship } from '../NoInternship';
import { useStudentInternship } from '../useStudentInternship';
import { RequestForm } from './RequestForm';
import { newRequest, type RequestValues, requestInput, restored } from './requestValues';

const SENT = { title: 'Berhasil!', description: 'Pengajuan terkirim dan menunggu keputusan.' };
const NOT_SENT = { title: 'Gagal!', description: 'Pengajuan tidak terkirim. Isiannya tetap ada.' };

function NewRequest({ internship }: { internship: Internship }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const user = useCurrentUser();
  const [createRequest] = useCreateAttendanceRequestMutation();
  const [draft] = useState(() => textDraft('request-draft', user?.id ?? 0, internship.id));
  const [link] = useState(() => params.toString());
  const [initial] = useState<RequestValues>(() =>
    restored(draft.read(), newRequest(internship.id, params), link),
  );
  const form = useFormSubmit({
    rules: attendanceRequestRules,
    request: (input) =>
      createRequest({
        attendanceRequestInput: requestInput(input as AttendanceRequestInput),
      }).unwrap(),
    success: SENT,
    failure: NOT_SENT,
    onDone: () => {
      draft.clear();
      return navigate(paths.student.requests.index);
    },
  });

  return (
    <Formik<RequestValues> initialValues={initial} {...form}>
      <RequestForm draft={draft} link={link} />
    </Formik>
  );
}

export function RequestCreatePage() {
  const { internship, isLoading, isError, refetch } = useStudentInternship();
  const closedBy = internship?.closed_by;
  return (
    <FormPage
      context={internship?.mentor.company.name}
      isLoading={isLoading}
      error={isError ? {} : undefined}
      onRetry={refetch}
    >
      {internship && !closedBy && <NewRequest key={internship.id} internship={internship} />}
      {closedBy && <EmptyState inCard text={CLOSED_NOTES[closedBy]} />}
      {!internship && <NoInternship />}
    </FormPage>
  );
}
