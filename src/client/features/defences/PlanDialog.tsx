import Typography from '@mui/material/Typography';
import { type DefenceRow, useCreateDefencesMutation } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { formatNumber } from '@/shared/formatNumber';
import { EXAMINERS_MAX } from '@/shared/resources/defences/constants';
import { chosenIds, fieldNames, pickersOf, slotRules, USUAL_MINUTES } from './defenceValues';
import { ExaminerFields } from './ExaminerFields';
import { SlotFields } from './SlotFields';

const PLANNED = { title: 'Berhasil!', description: 'Ujian dijadwalkan.' };
const NOT_PLANNED = {
  title: 'Gagal!',
  description: 'Ujian tidak dijadwalkan. Isiannya tetap ada.',
};

type Values = {
  date: string;
  time: string;
  minutes: number;
  room: string;
  has_lecturer: boolean;
  examiners: (number | string)[];
};

type Props = { rows: readonly DefenceRow[]; onClose: () => void };

/**
 * Plans the defences of placements, one after the other in one room.
 * @public used through `lazyComponent`
 */
export function PlanDialog({ rows, onClose }: Props) {
  const today = useCampusToday();
  const [plan] = useCreateDefencesMutation();
  const form = useFormSubmit({
    rules: slotRules,
    request: (slot, { has_lecturer, examiners }: Values) =>
      plan({
        defencesInput: {
          ...slot,
          internship_ids: rows.map(({ internship_id }) => internship_id),
          has_lecturer,
          examiner_ids: chosenIds(examiners),
        },
      }).unwrap(),
    success: PLANNED,
    failure: NOT_PLANNED,
    fieldNames,
    onDone: onClose,
  });
  const [first] = rows;
  const isOne = rows.length === 1;
  const initialValues: Values = {
    date: today,
    time: '09:00',
    minutes: USUAL_MINUTES,
    room: '',
    has_lecturer: true,
    examiners: pickersOf([], EXAMINERS_MAX - 1),
  };

  return (
    <FormDialog<Values>
      title={
        isOne && first
          ? `Jadwalkan Ujian ${first.student_name}`
          : `Jadwalkan ${formatNumber(rows.length)} Ujian`
      }
      maxWidth="sm"
      submitLabel="Jadwalkan"
      initialValues={initialValues}
      form={form}
      onClose={onClose}
    >
      <FieldGrid>
        {!isOne && (
          <FullWidth>
            <Typography variant="body2">
              Ujian berurutan di ruang yang sama, mulai dari jam pertama.
            </Typography>
          </FullWidth>
        )}
        <SlotFields minutesHelp={isOne ? undefined : 'Untuk setiap mahasiswa.'} />
        <FullWidth>
          <SwitchField
            name="has_lecturer"
            label="Dosen pembimbing menjadi penguji 1"
            helperText={isOne ? first?.lecturer_name : undefined}
          />
        </FullWidth>
        <ExaminerFields count={EXAMINERS_MAX - 1} from={2} />
      </FieldGrid>
    </FormDialog>
  );
}
