import type { Internship } from '@/client/api/api';
import type { LetterPlacement } from '@/client/records/letters/lettersToMake';

export const letterPlacementOf = ({
  id,
  student,
  mentor,
  internship_period,
}: Internship): LetterPlacement => ({
  internship_id: id,
  name: student.user.name,
  place: `${mentor.company.id}/${internship_period.id}`,
});
