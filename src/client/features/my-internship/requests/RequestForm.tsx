import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useListInternshipActivitiesQuery } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import type { TextDraft } from '@/client/session/textDraft';
import { DateField } from '@/client/ui/fields/DateField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { plannedTimes } from '@/shared/attendance/placeTime';
import { ATTENDANCE_KIND_LABELS, ATTENDANCE_KINDS } from '@/shared/constants/attendance';
import { formatShortWeekdayDate } from '@/shared/format';
import { attendanceRequestFields } from '@/shared/resources/attendance-requests/attendanceRequestFields';
import {
  REQUEST_KIND_LABELS,
  REQUEST_KINDS,
  REQUEST_PAST_DAYS,
} from '@/shared/resources/attendance-requests/constants';
import { useAttendanceDays } from '../useAttendanceDays';
import { AttachmentField } from './AttachmentField';
import { correctableActivities } from './correctable';
import { draftOf, type RequestValues } from './requestValues';

const KINDS = REQUEST_KINDS.map((value) => ({ value, label: REQUEST_KIND_LABELS[value] }));
const PRESSES = ATTENDANCE_KINDS.map((value) => ({ value, label: ATTENDANCE_KIND_LABELS[value] }));

const REASON_HELP = {
  '': undefined,
  leave: 'Misalnya keperluan keluarga atau ujian.',
  sick: 'Surat dokter dapat dilampirkan.',
  correction: 'Misalnya lupa, salah tekan, atau tidak ada sinyal.',
  elsewhere: 'Sebutkan tempat kerja dan siapa yang menugaskan.',
} as const;

/** The fields of a correction: one press of an activity of the last days. */
function CorrectionFields() {
  const { values } = useFormikContext<RequestValues>();
  const { utcDay, campusDay } = useAttendanceDays();
  const today = campusDay ?? utcDay;
  const clockOf = usePlaceClock();
  const { data } = useListInternshipActivitiesQuery(
    correctableActivities(values.internship_id, today),
  );
  const chosen = data?.data.find(({ id }) => id === values.activity_id);
  const activities = (data?.data ?? []).map((activity) => ({
    value: activity.id,
    label: `${formatShortWeekdayDate(activity.date)}, ${plannedTimes(activity, clockOf(activity.time_zone))} · ${activity.name}`,
  }));
  return (
    <>
      <FullWidth>
        <SelectField
          name="activity_id"
          label={attendanceRequestFields.activity_id.label}
          options={activities}
          helperText={`Aktivitas ${REQUEST_PAST_DAYS} hari terakhir.`}
          required
        />
      </FullWidth>
      {/* A press that was chosen before shows why it is refused. */}
      {(chosen?.requires_check_out || values.press === 'out') && (
        <SelectField
          name="press"
          label={attendanceRequestFields.press.label}
          options={PRESSES}
          required
        />
      )}
      <TimeField
        name="claimed_time"
        label={attendanceRequestFields.claimed_at.label}
        helperText="Menurut jam di tempat kerja."
        required
      />
    </>
  );
}

type Props = {
  draft: TextDraft;
  /** The choices of the link with which the request began. */
  link: string;
};

/** The fields of a request, which depend on its kind. Everything typed is kept as a draft. */
export function RequestForm({ draft, link }: Props) {
  const { values, dirty } = useFormikContext<RequestValues>();
  useEffect(() => {
    if (dirty) draft.write(draftOf(values, link));
  }, [draft, link, values, dirty]);
  const { kind } = values;

  return (
    <FormCard submitLabel="Kirim Pengajuan" cancelTo={useReturnUrl()} hasDraft>
      <FormSection title="Pengajuan">
        <SelectField
          name="kind"
          label={attendanceRequestFields.kind.label}
          options={KINDS}
          required
        />
        {kind === 'correction' && <CorrectionFields />}
        {kind !== 'correction' && kind !== '' && (
          <>
            <DateField
              name="start_date"
              label={attendanceRequestFields.start_date.label}
              required
            />
            <DateField name="end_date" label={attendanceRequestFields.end_date.label} required />
          </>
        )}
        <FullWidth>
          <TextField
            name="reason"
            label={attendanceRequestFields.reason.label}
            rows={3}
            maxLength={attendanceRequestFields.reason.max}
            helperText={REASON_HELP[kind]}
            required
          />
        </FullWidth>
        <FullWidth>
          <AttachmentField
            name="file"
            label="Lampiran"
            helperText="PDF, PNG atau JPG, maksimal 5MB. Tidak wajib."
          />
        </FullWidth>
      </FormSection>
    </FormCard>
  );
}
