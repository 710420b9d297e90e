import { NativeSelect } from '@/client/ui/NativeSelect';
import { type InternshipChoice, periodOf } from './internshipChoice';

/** Shown to the few students with more than one internship. */
export const InternshipSelect = ({ internship, internships, onSelect }: InternshipChoice) =>
  internships.length > 1 && (
    <NativeSelect
      aria-label="Pilih magang"
      value={internship.id}
      onChange={({ target }) => onSelect(Number(target.value))}
      sx={{ width: '100%', minHeight: 40, textOverflow: 'ellipsis' }}
    >
      {internships.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.mentor.company.name} · {periodOf(choice)}
        </option>
      ))}
    </NativeSelect>
  );
