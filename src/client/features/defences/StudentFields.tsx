import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { FullWidth } from '@/client/ui/form/FormSection';
import { DEFENCES_MAX } from '@/shared/resources/defences/constants';
import type { PlanValues } from './defenceValues';
import { StudentPicker } from './StudentPicker';

const Student = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  // Beside the input, below its label.
  '& > .MuiIconButton-root': { marginTop: 24 },
});

/** The students without a plan, one after the other in the order of their slots. */
export function StudentFields({ periodId }: { periodId: number | undefined }) {
  const { values, setFieldValue } = useFormikContext<PlanValues>();
  const add = useRef<HTMLButtonElement>(null);
  const chosen = values.students;

  return (
    <>
      {chosen.map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of the form are in their order
        <FullWidth key={index}>
          <Student>
            <StudentPicker
              name={`students.${index}`}
              label={chosen.length === 1 ? 'Mahasiswa' : `Mahasiswa ${index + 1}`}
              periodId={periodId}
              others={chosen.filter((_id, other) => other !== index)}
              value={id}
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
