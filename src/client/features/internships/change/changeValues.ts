import type { PlacementChangesCheckInput } from '@/client/api/api';
import { DATE_REQUIRED } from '@/client/records/verdicts/validFromRules';
import { placementChangeRules } from '@/shared/resources/internships/placementChangeRules';
import { text } from '@/shared/validation/fields';
import { validFromFields } from '@/shared/validation/seenChanges';

export type Changes = Omit<PlacementChangesCheckInput, 'internship_ids'>;

/** The value of the field of places for all of the company. */
export const ALL_PLACES = 'all';

/** The values of the form; '' leaves a part as it is. */
export interface ChangeValues {
  lecturer_id: number | '';
  company_id: number | '';
  mentor_id: number | '';
  place: number | typeof ALL_PLACES | '';
  valid_from: string;
  reason: string;
}

export const NOTHING: Omit<ChangeValues, 'valid_from' | 'reason'> = {
  lecturer_id: '',
  company_id: '',
  mentor_id: '',
  place: '',
};

export const changeFormRules = placementChangeRules.omit(['place_ids']).shape({
  place: text(),
  ...validFromFields,
  valid_from: validFromFields.valid_from.when('place', ([place], schema) =>
    place ? schema.required(DATE_REQUIRED) : schema,
  ),
});

/** The parts that change; undefined while none is chosen, or a company without its mentor. */
export function changesOf(values: ChangeValues): Changes | undefined {
  const { lecturer_id, company_id, mentor_id, place } = values;
  const changes: Changes = {
    ...(lecturer_id !== '' && { lecturer_id }),
    ...(company_id !== '' && { company_id }),
    ...(mentor_id !== '' && { mentor_id }),
    ...(place !== '' && { place_ids: place === ALL_PLACES ? [] : [Number(place)] }),
  };
  const isWhole = company_id === '' || mentor_id !== '';
  return isWhole && Object.keys(changes).length > 0 ? changes : undefined;
}
