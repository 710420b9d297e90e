import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { LecturerPer } from '@/shared/chooseLecturers';

type Props = { value: LecturerPer; onChange: (value: LecturerPer) => void };

/** Whether all students of a company get the same lecturer. */
export const LecturerPerSwitch = ({ value, onChange }: Props) => (
  <FormControlLabel
    label="Satu dosen untuk tiap mitra"
    control={
      <Switch
        checked={value === 'company'}
        onChange={(_, checked) => onChange(checked ? 'company' : 'student')}
      />
    }
  />
);
