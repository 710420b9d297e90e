import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type DefenceRow, useCreateDefencesMutation } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { formatNumber } from '@/shared/formatNumber';
import { EXAMINERS_MAX } from '@/shared/resources/defences/constants';
import {
  chosenIds,
  fieldNames,
  type PlanValues,
  pickersOf,
  slotRules,
  USUAL_MINUTES,
} from './defenceValues';
import { ExaminerFields } from './ExaminerFields';
import { reportWarning } from './reportWarning';
import { SlotFields } from './SlotFields';
import { StudentFields } from './StudentFields';

const PLANNED = { title: 'Berhasil!', description: 'Ujian dijadwalkan.' };
const NOT_PLANNED = {
  title: 'Gagal!',
  description: 'Ujian tidak dijadwalkan. Isiannya tetap ada.',
};

const titleOf = (rows: readonly DefenceRow[]) => {
  const [first] = rows;
  if (!first) return 'Jadwalkan Ujian';
  return rows.length === 1
    ? `Jadwalkan Ujian ${first.student_name}`
    : `Jadwalkan ${formatNumber(rows.length)} Ujian`;
};

type Props = {
  /** The placements; without any, the dialog asks for them. */
  rows: readonly DefenceRow[];
  /** The period of the list, in which the dialog looks for students. */
  periodId?: number;
  onClose: () => void;
};

/**
 * Plans the defences of placements, one after the other in one room.
 * @public used through `lazyComponent`
 */
export function PlanDialog({ rows, periodId, onClose }: Props) {
  const today = useCampusToday();
  const [plan] = useCreateDefencesMutation();
  const form = useFormSubmit({
    rules: slotRules,
    request: (slot, { students, has_lecturer, examiners }: PlanValues) =>
      plan({
        defencesInput: {
          ...slot,
          internship_ids: chosenIds(students),
          has_lecturer,
          examiner_ids: chosenIds(examiners),
        },
      }).unwrap(),
    success: PLANNED,
    failure: NOT_PLANNED,
    fieldNames,
    onDone: onClose,
  });
  const isOne = rows.length === 1;
  const initialValues: PlanValues = {
    students: rows.length > 0 ? rows.map(({ internship_id }) => internship_id) : [''],
    date: today,
    time: '09:00',
    minutes: USUAL_MINUTES,
    room: '',
    has_lecturer: true,
    examiners: pickersOf([], EXAMINERS_MAX - 1),
  };
  const warning = reportWarning(rows);

  return (
    <FormDialog<PlanValues>
      title={titleOf(rows)}
      maxWidth="sm"
      submitLabel="Jadwalkan"
      initialValues={initialValues}
      form={form}
      onClose={onClose}
    >
      <FieldGrid>
        {warning && (
          <FullWidth>
            <Alert severity="warning" role="note">
              {warning}
            </Alert>
          </FullWidth>
        )}
        {rows.length === 0 && <StudentFields periodId={periodId} />}
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
            helperText={isOne ? rows[0]?.lecturer_name : undefined}
          />
        </FullWidth>
        <ExaminerFields count={EXAMINERS_MAX - 1} from={2} />
      </FieldGrid>
    </FormDialog>
  );
}
