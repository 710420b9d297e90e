import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Internship } from '@/client/api/api';
import { formatPeriod } from '@/shared/format';

type Props = {
  internship: Internship;
  internships: readonly Internship[];
  onSelect: (id: number) => void;
};

export const periodOf = ({ internship_period }: Internship) =>
  formatPeriod(internship_period.start_date, internship_period.end_date);

/** Offered only to a student with more than one internship. */
export const InternshipSelect = ({ internship, internships, onSelect }: Props) =>
  internships.length > 1 && (
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
