import { useUpdatePlacementExceptionMutation } from '@/client/api/api';
import { StudentPicker } from '@/client/records/pickers/StudentPicker';
import { CREATE_FAILED } from '@/client/ui/crudMessages';
import { DateField } from '@/client/ui/fields/DateField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { placementExceptionFields } from '@/shared/resources/placement-requests/placementRequestFields';
import { placementExceptionRules } from '@/shared/resources/placement-requests/placementRequestRules';
import { reference } from '@/shared/validation/fields';

const SAVED = { title: 'Berhasil!', description: 'Pengecualian tersimpan.' };
const NOT_CHOSEN = 'Mahasiswa wajib dipilih';

const rules = placementExceptionRules.shape({
  student_id: reference(NOT_CHOSEN).required(NOT_CHOSEN),
});

type Props = { periodId: number; onClose: () => void };

/**
 * Another last day for a student, with the reason.
 * @public used through `lazyComponent`
 */
export function PlacementExceptionDialog({ periodId, onClose }: Props) {
  const [updateException] = useUpdatePlacementExceptionMutation();
  const form = useFormSubmit({
    rules,
    request: ({ student_id: studentId, ...placementExceptionInput }) =>
      updateException({ id: periodId, studentId, placementExceptionInput }).unwrap(),
    success: SAVED,
    failure: CREATE_FAILED,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Pengecualian"
      maxWidth="sm"
      initialValues={{ student_id: '', until: '', reason: '' }}
      form={form}
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <StudentPicker
            name="student_id"
            label={placementExceptionFields.student_id.label}
            required
          />
        </FullWidth>
        <DateField name="until" label={placementExceptionFields.until.label} required />
        <FullWidth>
          <TextField
            name="reason"
            label={placementExceptionFields.reason.label}
            maxLength={placementExceptionFields.reason.max}
            required
          />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}
