import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { type DefenceRow, useListDefencesQuery } from '@/client/api/api';
import { PickerField } from '@/client/records/pickers/PickerField';
import { useLongChoices } from '@/client/records/pickers/useLongChoices';
import { FullWidth } from '@/client/ui/form/FormSection';
import { DEFENCES_MAX } from '@/shared/resources/defences/constants';
import type { PlanValues } from './defenceValues';
import { REPORT_MISSING } from './reportWarning';

const Student = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  // Beside the input, below its label.
  '& > .MuiIconButton-root': { marginTop: 24 },
});

const noteOfRow = ({ is_closed, has_accepted_report }: DefenceRow) => {
  if (is_closed) return 'Periode ditutup';
  return has_accepted_report ? null : REPORT_MISSING;
};

const studentOption = (row: DefenceRow) => ({
  value: row.internship_id,
  label: `${row.nim} - ${row.student_name}`,
  description: [row.company_name, noteOfRow(row)].filter(Boolean).join(' · '),
  isDisabled: row.is_closed,
});

/** The students without a plan, one after the other in the order of their slots. */
export function StudentFields({ periodId }: { periodId: number | undefined }) {
  const { values, setFieldValue } = useFormikContext<PlanValues>();
  const add = useRef<HTMLButtonElement>(null);
  const choices = useLongChoices(
    useListDefencesQuery,
    { state: 'unplanned' as const, internshipPeriodId: periodId, sort: 'student_name' },
    { toOption: studentOption },
  );
  const chosen = values.students;
  const noteOf = (id: number | string) => {
    const option = choices.options.find(({ value }) => value === id);
    return option?.description?.includes(REPORT_MISSING) ? REPORT_MISSING : undefined;
  };
  // A student has one slot.
  const optionsFor = (id: number | string) => ({
    ...choices,
    options: choices.options.filter(({ value }) => value === id || !chosen.includes(value)),
  });

  return (
    <>
      {chosen.map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of the form are in their order
        <FullWidth key={index}>
          <Student>
            <PickerField
              name={`students.${index}`}
              label={chosen.length === 1 ? 'Mahasiswa' : `Mahasiswa ${index + 1}`}
              placeholder="Pilih Mahasiswa"
              helperText={noteOf(id)}
              choices={optionsFor(id)}
              required={index === 0}
            />
            {chosen.length > 1 && (
              <IconButton
                aria-label={`Hapus mahasiswa ${index + 1}`}
                onClick={() => {
                  void setFieldValue(
                    'students',
                    chosen.filter((_id, other) => other !== index),
                  );
                  add.current?.focus();
                }}
              >
                <DeleteOutlineOutlined />
              </IconButton>
            )}
          </Student>
        </FullWidth>
      ))}
      <FullWidth>
        <Button
          ref={add}
          variant="outlined"
          color="secondary"
          startIcon={<PersonAddOutlined />}
          aria-disabled={chosen.length >= DEFENCES_MAX}
          onClick={() => {
            if (chosen.length < DEFENCES_MAX) void setFieldValue('students', [...chosen, '']);
          }}
          sx={{ minHeight: { xs: 44, md: 0 } }}
        >
          Tambah Mahasiswa
        </Button>
      </FullWidth>
    </>
  );
}
