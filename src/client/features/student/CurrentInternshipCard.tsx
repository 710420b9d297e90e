import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { Internship } from '@/client/api/api';
import { DetailList } from '@/client/components/DetailList';
import { formatPeriod } from '@/client/components/formatDate';

type Props = {
  internship: Internship;
  internships: readonly Internship[];
  onSelect: (id: number) => void;
};

const periodOf = ({ internship_period }: Internship) =>
  formatPeriod(internship_period.start_date, internship_period.end_date);

/** 'Magang Saat Ini', with a choice when there is more than one. */
export const CurrentInternshipCard = ({ internship, internships, onSelect }: Props) => (
  <Card component="section" aria-label="Magang Saat Ini">
    <CardContent sx={{ pb: '0 !important' }}>
      <Typography variant="h2">Magang Saat Ini</Typography>
      {internships.length > 1 && (
        <FormControl fullWidth sx={{ mt: 1.5 }}>
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
      )}
    </CardContent>
    <DetailList
      details={[
        { label: 'Mitra Industri', value: internship.mentor.company.name },
        { label: 'Mentor', value: internship.mentor.user.name },
        { label: 'Dosen', value: internship.lecturer.user.name },
        { label: 'Periode', value: periodOf(internship) },
      ]}
    />
  </Card>
);
