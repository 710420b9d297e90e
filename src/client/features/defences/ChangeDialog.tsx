import { type Defence, useUpdateDefenceMutation } from '@/client/api/api';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { EXAMINERS_MAX } from '@/shared/resources/defences/constants';
import { chosenIds, fieldNames, pickersOf, slotRules } from './defenceValues';
import { ExaminerFields } from './ExaminerFields';
import { SlotFields } from './SlotFields';

const CHANGED = { title: 'Berhasil!', description: 'Jadwal ujian diubah.' };
const NOT_CHANGED = { title: 'Gagal!', description: 'Jadwal ujian tidak diubah.' };

type Values = {
  date: string;
  time: string;
  minutes: number;
  room: string;
  examiners: (number | string)[];
};

type Props = { defence: Defence; onClose: () => void };

/**
 * Moves a planned defence, or changes its examiners.
 * @public used through `lazyComponent`
 */
export function ChangeDialog({ defence, onClose }: Props) {
  const { id, version, date, time, minutes, room, examiners } = defence;
  const [update] = useUpdateDefenceMutation();
  const form = useFormSubmit({
    rules: slotRules,
    request: (slot, values: Values) =>
      update({
        id,
        defenceUpdateInput: { ...slot, examiner_ids: chosenIds(values.examiners), version },
      }).unwrap(),
    success: CHANGED,
    failure: NOT_CHANGED,
    fieldNames,
    onDone: onClose,
  });
  const ids = examiners.map(({ lecturer_id }) => lecturer_id);
  return (
    <FormDialog<Values>
      title="Ubah Jadwal Ujian"
      maxWidth="sm"
      initialValues={{ date, time, minutes, room, examiners: pickersOf(ids) }}
      form={form}
      onClose={onClose}
    >
      <FieldGrid>
        <SlotFields />
        <ExaminerFields count={EXAMINERS_MAX} kept={examiners} />
      </FieldGrid>
    </FormDialog>
  );
}
