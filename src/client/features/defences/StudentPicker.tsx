import { useState } from 'react';
import { type DefenceRow, useListDefencesQuery } from '@/client/api/api';
import { PickerField } from '@/client/records/pickers/PickerField';
import { useLongChoices } from '@/client/records/pickers/useLongChoices';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { REPORT_MISSING } from './reportWarning';

const noteOfRow = ({ closed_by, has_accepted_report }: DefenceRow) => {
  if (closed_by) return closed_by === 'period' ? 'Periode ditutup' : 'Magang selesai';
  return has_accepted_report ? null : REPORT_MISSING;
};

const studentOption = (row: DefenceRow): ComboboxOption => ({
  value: row.internship_id,
  label: `${row.nim} - ${row.student_name}`,
  description: [row.company_name, noteOfRow(row)].filter(Boolean).join(' · '),
  isDisabled: row.closed_by !== null,
});

const isMissing = (option: ComboboxOption | null | undefined) =>
  option?.description?.endsWith(REPORT_MISSING) ?? false;

type Props = {
  name: string;
  label: string;
  /** Only students of this period. */
  periodId: number | undefined;
  /** The students of the other slots, who are not offered again. */
  others: readonly (number | string)[];
  value: number | string;
  required: boolean;
};

/** A student without a plan, with a warning if the final report is not accepted. */
export function StudentPicker({ periodId, others, value, ...field }: Props) {
  const choices = useLongChoices(
    useListDefencesQuery,
    { state: 'unplanned' as const, internshipPeriodId: periodId, sort: 'student_name' },
    { toOption: studentOption },
  );
  // A later search leaves the chosen student out.
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const option = [...choices.options, chosen].find((each) => each?.value === value);
  const offered = choices.options.filter((each) => !others.includes(each.value));
  return (
    <PickerField
      {...field}
      placeholder="Pilih Mahasiswa"
      helperText={isMissing(option) ? REPORT_MISSING : undefined}
      choices={{ ...choices, options: offered }}
      onChosen={setChosen}
    />
  );
}
