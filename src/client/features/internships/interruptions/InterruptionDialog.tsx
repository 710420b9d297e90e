import Stack from '@mui/material/Stack';
import type { Internship, Interruption } from '@/client/api/api';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { DateField } from '@/client/ui/fields/DateField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { REASON_MAX } from '@/shared/constants/limits';
import { interruptionFields } from '@/shared/resources/internships/internshipFields';
import { InterruptionNote } from './InterruptionNote';
import {
  type InterruptionValues,
  interruptionValues,
  NEW_INTERRUPTION,
} from './interruptionValues';
import { useInterruptionForm } from './useInterruptionForm';

type Props = {
  internship: Internship;
  /** The interruption being edited. */
  interruption?: Interruption;
  onClose: () => void;
};

/**
 * An interruption of a placement: its days, its reason and what goes with it.
 * @public used through `lazyComponent`
 */
export function InterruptionDialog({ internship, interruption, onClose }: Props) {
  const { id } = internship;
  const { form, dropped, meanwhile, dialog } = useInterruptionForm(id, interruption, onClose);
  const { startDate, endDate } = placementDates(internship);
  const within = { minDate: startDate, maxDate: endDate };

  return (
    <>
      <FormDialog<InterruptionValues>
        title={interruption ? 'Ubah Jeda' : 'Tambah Jeda'}
        keptAs={`interruption ${interruption?.id ?? `of ${id}`}`}
        maxWidth="sm"
        isBlocked={dropped.isWaiting}
        initialValues={interruption ? interruptionValues(interruption) : NEW_INTERRUPTION}
        form={form}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2 }}>
          {meanwhile}
          <FieldGrid>
            <DateField
              name="start_date"
              label={interruptionFields.start_date.label}
              required
              {...within}
            />
            <DateField
              name="end_date"
              label={interruptionFields.end_date.label}
              helperText="Jika kosong: sampai pemberitahuan."
              {...within}
            />
            <FullWidth>
              <TextField
                name="reason"
                label={interruptionFields.reason.label}
                helperText="Terbaca oleh mahasiswa, mentor, dan dosen."
                rows={3}
                maxLength={REASON_MAX}
                required
              />
            </FullWidth>
          </FieldGrid>
          <InterruptionNote dropped={dropped} />
        </Stack>
      </FormDialog>
      {dialog}
    </>
  );
}
