import { useState } from 'react';
import {
  type GuidanceProgress,
  useCreateGuidanceSessionMutation,
  useListGuidanceProgressQuery,
} from '@/client/api/api';
import { GuidanceFields } from '@/client/records/guidance/GuidanceFields';
import { guidanceProgress } from '@/client/records/guidance/guidanceProgress';
import { type GuidanceValues, restoredValues } from '@/client/records/guidance/guidanceValues';
import { PickerField } from '@/client/records/pickers/PickerField';
import { useLongChoices } from '@/client/records/pickers/useLongChoices';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { guidanceSessionRules } from '@/shared/resources/guidance-sessions/guidanceSessionRules';

const SAVED = { title: 'Berhasil!', description: 'Bimbingan tercatat dan disetujui.' };
const NOT_SAVED = { title: 'Gagal!', description: 'Bimbingan tidak tercatat. Isiannya tetap ada.' };

const EMPTY: GuidanceValues = { internship_id: '', date: '', topic: '', result: '' };

const placementOption = (placement: GuidanceProgress) => ({
  value: placement.internship_id,
  label: `${placement.student_nim} - ${placement.student_name}`,
  description: `${placement.company_name} · Bimbingan ${guidanceProgress(placement)}`,
});

function PlacementPicker() {
  const choices = useLongChoices(useListGuidanceProgressQuery, {}, { toOption: placementOption });
  return (
    <PickerField
      name="internship_id"
      label="Mahasiswa"
      placeholder="Pilih Mahasiswa"
      choices={choices}
      required
    />
  );
}

/**
 * Records a session of the lecturer, which needs no agreement.
 * @public used through `lazyComponent`
 */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const [createSession] = useCreateGuidanceSessionMutation();
  const [draft] = useState(() => textDraft('guidance-draft', user?.id ?? 0, 'new'));
  const [initial] = useState(() => restoredValues(draft.read(), EMPTY));
  const form = useFormSubmit({
    rules: guidanceSessionRules,
    request: (guidanceSessionInput) => createSession({ guidanceSessionInput }).unwrap(),
    success: SAVED,
    failure: NOT_SAVED,
    onDone: () => {
      draft.clear();
      onClose();
    },
  });
  return (
    <FormDialog
      title="Catat Bimbingan"
      maxWidth="sm"
      initialValues={initial}
      form={form}
      hasDraft
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <PlacementPicker />
        </FullWidth>
        <GuidanceFields draft={draft} />
      </FieldGrid>
    </FormDialog>
  );
}
