import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type InternshipChoice, periodOf } from './internshipChoice';

/** @public used through the module that `InternshipSelect` imports */
export const InternshipMenu = ({ internship, internships, onSelect }: InternshipChoice) => (
  <FormControl fullWidth>
    <Select
      value={internship.id}
      onChange={(event) => onSelect(Number(event.target.value))}
      inputProps={{ 'aria-label': 'Pilih magang' }}
    >
      {internships.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.mentor.company.name} · {periodOf(choice)}
        </MenuItem>
      ))}
    </Select>
  </FormControl>
);
