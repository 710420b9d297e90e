import type { InternshipPlace, InternshipPlacesInput } from '@/client/api/api';

/** The values of the form; '' for no default place. */
export interface PlacesValues {
  place_ids: number[];
  default_place_id: number | '';
}

export const placesValues = (places: readonly InternshipPlace[]): PlacesValues => ({
  place_ids: places.flatMap(({ id, is_chosen }) => (is_chosen ? id : [])),
  default_place_id: places.find(({ is_default }) => is_default)?.id ?? '',
});

/** The values with a place chosen, or no longer; the default place is always one of the chosen. */
export function withToggled({ place_ids, default_place_id }: PlacesValues, id: number) {
  const others = place_ids.filter((other) => other !== id);
  if (others.length === place_ids.length) {
    return { place_ids: [...place_ids, id], default_place_id };
  }
  return {
    place_ids: others,
    default_place_id: default_place_id === id ? ('' as const) : default_place_id,
  };
}

/** The input without places that were made inactive after they had been chosen: their checkboxes have gone. */
export function stillOffered(
  { place_ids, default_place_id, ...input }: InternshipPlacesInput,
  places: readonly InternshipPlace[],
): InternshipPlacesInput {
  const isOffered = (id: number | null | undefined) => places.some((place) => place.id === id);
  return {
    ...input,
    place_ids: place_ids.filter(isOffered),
    default_place_id: isOffered(default_place_id) ? default_place_id : null,
  };
}
