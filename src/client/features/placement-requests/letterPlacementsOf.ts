import type { PlacementRequest } from '@/client/api/api';
import type { LetterPlacement } from '@/client/records/letters/lettersToMake';

/** The placements that came from a request; none before it is accepted. */
export const letterPlacementsOf = (request: PlacementRequest): LetterPlacement[] =>
  request.members.flatMap(({ internship_id, name }) =>
    internship_id === null || name === null
      ? []
      : [{ internship_id, name, place: `${request.company_name}/${request.internship_period.id}` }],
  );
