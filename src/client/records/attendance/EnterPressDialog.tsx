import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { type PressInput, useCreateActivityPressMutation } from '@/client/api/api';
import type { Message } from '@/client/ui/crudMessages';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { TimeField } from '@/client/ui/fields/TimeField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { ATTENDANCE_KIND_LABELS, ATTENDANCE_KINDS } from '@/shared/constants/attendance';
import { PRESS_REASON_MAX } from '@/shared/constants/limits';
import { formatTimeRange } from '@/shared/format';
import { pressFields } from '@/shared/resources/activities/pressFields';
import { pressRules } from '@/shared/resources/activities/pressRules';
import type { PressedActivity } from './pressedActivity';

const KINDS = ATTENDANCE_KINDS.map((value) => ({ value, label: ATTENDANCE_KIND_LABELS[value] }));

const ENTERED: Message = { title: 'Berhasil', description: 'Absen dicatat.' };
const ENTER_FAILED: Message = { title: 'Error', description: 'Gagal mencatat absen.' };

const NEW_PRESS: PressInput = { kind: 'in', claimed_time: '', reason_note: '' };

type Props = { activity: PressedActivity; onClose: () => void };

/**
 * Enters a press for the student. After a failure it stays open with what was typed.
 * @public used through `lazyComponent`
 */
export function EnterPressDialog({ activity, onClose }: Props) {
  const [enter] = useCreateActivityPressMutation();
  const form = useFormSubmit({
    rules: pressRules,
    request: (pressInput) => enter({ id: activity.id, pressInput }).unwrap(),
    success: ENTERED,
    failure: ENTER_FAILED,
    onDone: onClose,
  });

  return (
    <FormDialog
      title="Catat Absen"
      maxWidth="xs"
      initialValues={NEW_PRESS}
      form={form}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {`${activity.name}, ${formatTimeRange(activity.start_time, activity.end_time)} ${activity.time_zone}. Absen masuk yang pertama dan absen pulang yang terakhir dihitung.`}
      </DialogContentText>
      <Stack sx={{ gap: 2 }}>
        {activity.requires_check_out && (
          <SelectField name="kind" label={pressFields.kind.label} options={KINDS} required />
        )}
        <TimeField
          name="claimed_time"
          label={pressFields.claimed_time.label}
          helperText={`Menurut jam di tempat kerja (${activity.time_zone}).`}
          required
        />
        <TextField
          name="reason_note"
          label={pressFields.reason_note.label}
          helperText="Terlihat di bawah absen ini dan di jejak audit."
          rows={2}
          maxLength={PRESS_REASON_MAX}
          required
        />
      </Stack>
    </FormDialog>
  );
}
