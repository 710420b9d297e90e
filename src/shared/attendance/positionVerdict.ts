import type { PositionVerdict } from '../constants/attendance';
import { type Coordinates, metresBetween, ROUNDING_ERROR_M } from '../coordinates';

/** `no_position` is for a press without a fix. */
export type PressVerdict = PositionVerdict | 'no_position';

export interface Position extends Coordinates {
  /** The error of the fix as the device states it, in metres. */
  accuracy?: number | null;
  /** Rounded to about a kilometre (docs/decisions/0039). */
  isCoarse?: boolean;
}

export interface Place extends Coordinates {
  id: number;
  /** in metres */
  radius: number;
}

export interface JudgedPosition {
  /** null without places: a company without one accepts every position */
  verdict: PressVerdict | null;
  placeId: number | null;
  /** in whole metres */
  distance: number | null;
}

/**
 * The verdict on a position, by the place with the smallest distance beyond its radius, which is also the one with the
 * best verdict. It compares whole metres, so that it agrees with the numbers that people see (docs/decisions/0066).
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
    .map((place) => ({ ...place, distance: Math.round(metresBetween(position, place)) }))
    .sort((one, other) => beyond(one) - beyond(other));
  if (!nearest) return { verdict: null, placeId: null, distance: null };

  const verdict = verdictAt(beyond(nearest), errorOf(position));
  return { verdict, placeId: nearest.id, distance: nearest.distance };
}

const beyond = ({ distance, radius }: Place & { distance: number }) => distance - radius;

function verdictAt(metresBeyond: number, error: number): PositionVerdict {
  if (metresBeyond <= 0) return 'on_site';
  return metresBeyond <= error ? 'uncertain' : 'off_site';
}

const errorOf = ({ accuracy, isCoarse }: Position) =>
  Math.round(accuracy ?? 0) + (isCoarse ? ROUNDING_ERROR_M : 0);
