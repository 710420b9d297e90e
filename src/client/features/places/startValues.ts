import type { PlaceCreateInput } from '@/client/api/api';
import { placeRules } from '@/shared/resources/places/placeRules';

const companyRules = placeRules.pick(['company_id']);
const pointRules = placeRules.pick(['latitude', 'longitude']);

type StartValues = Partial<Pick<PlaceCreateInput, 'company_id' | 'latitude' | 'longitude'>>;

/** The values in the URL of a new place, without those that the rules refuse. */
export function startValues(query: URLSearchParams): StartValues {
  const given = Object.fromEntries(query);
  const company = companyRules.isValidSync(given)
    ? companyRules.cast(given, { stripUnknown: true })
    : {};
  const point = pointRules.isValidSync(given) ? pointRules.cast(given, { stripUnknown: true }) : {};
  return { ...company, ...point };
}
