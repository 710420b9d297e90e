import { ValidationError } from 'yup';
import type { PlacementRequest } from '@/client/api/api';
import { sendablePlacementRules } from '@/shared/resources/placement-requests/placementRequestRules';

/** The messages about what a request needs before it can be sent. */
export function missingParts({ choices, own_company }: PlacementRequest): readonly string[] {
  try {
    sendablePlacementRules.validateSync(
      { company_ids: choices.map(({ company_id }) => company_id), own_company },
      { abortEarly: false },
    );
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}
