import { type Coordinates, metresBetween, ROUNDING_ERROR_M } from '../coordinates';

/** From the best to the worst; `no_position` is for a press without a fix. */
const BEST_FIRST = ['on_site', 'uncertain', 'off_site'] as const;
type PlacedVerdict = (typeof BEST_FIRST)[number];
export type PositionVerdict = PlacedVerdict | 'no_position';

export interface Position extends Coordinates {
  /** The error of the fix as the device states it, in metres. */
  accuracy?: number | null;
  /** Rounded to about a kilometre (docs/decisions/0038). */
  isCoarse?: boolean;
}

export interface Place extends Coordinates {
  id: number;
  /** in metres */
  radius: number;
}

export interface JudgedPosition {
  /** null without places: a company without one accepts every position */
  verdict: PositionVerdict | null;
  placeId: number | null;
  /** in whole metres */
  distance: number | null;
}

/**
 * The verdict on a position, by the place that suits it best: the best verdict, then the smallest distance
 * beyond the radius. It compares whole metres, so that it agrees with the numbers that people see
 * (docs/decisions/0066).
 */
export function positionVerdict({
  position,
  places,
}: {
  position?: Position | null;
  places: readonly Place[];
}): JudgedPosition {
  if (places.length === 0) return { verdict: null, placeId: null, distance: null };
  if (!position) return { verdict: 'no_position', placeId: null, distance: null };

  const [nearest] = places
    .map((place) => judged(position, place))
    .sort((one, other) => one.rank - other.rank || one.beyond - other.beyond);
  const { verdict = null, placeId = null, distance = null } = nearest ?? {};
  return { verdict, placeId, distance };
}

function judged(position: Position, place: Place) {
  const distance = Math.round(metresBetween(position, place));
  const verdict = verdictAt(distance, errorOf(position), place.radius);
  const rank = BEST_FIRST.indexOf(verdict);
  return { verdict, placeId: place.id, distance, rank, beyond: distance - place.radius };
}

function verdictAt(distance: number, error: number, radius: number): PlacedVerdict {
  if (distance <= radius) return 'on_site';
  return distance - error <= radius ? 'uncertain' : 'off_site';
}

const errorOf = ({ accuracy, isCoarse }: Position) =>
  Math.round(accuracy ?? 0) + (isCoarse ? ROUNDING_ERROR_M : 0);
