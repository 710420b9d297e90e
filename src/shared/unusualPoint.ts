import type { Zone } from './attendance/zones';
import type { Coordinates } from './coordinates';
import { coordinatesText } from './coordinatesText';
import { zonesAt } from './zonesAt';

/** Remarks on the point of a place, which is stored once a person confirms it (docs/decisions/0064). */
export interface UnusualPoint {
  point?: string;
  time_zone?: string;
}

export type PointInZone = Coordinates & { time_zone: Zone };

const isInIndonesia = (point: Coordinates): boolean => zonesAt(point).length > 0;

/** The point that was probably meant, whose minus was lost; null without a likely one. */
export function likelyPoint({ latitude, longitude }: Coordinates): Coordinates | null {
  const likely = [
    { latitude: -latitude, longitude },
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude: -longitude },
  ];
  return likely.find(isInIndonesia) ?? null;
}

const ZERO = 'Titik 0, 0 ada di laut lepas Afrika. Biasanya itu berarti koordinatnya tidak terisi.';
const ABROAD = 'Titik ini di luar Indonesia.';

function remarkOn(point: Coordinates): string | undefined {
  if (isInIndonesia(point)) return undefined;
  if (point.latitude === 0 && point.longitude === 0) return ZERO;
  const likely = likelyPoint(point);
  return likely ? `${ABROAD} Maksudnya ${coordinatesText(likely)}?` : ABROAD;
}

function remarkOnZone(point: Coordinates, zone: string): string | undefined {
  const zones: readonly string[] = zonesAt(point);
  if (zones.length === 0 || zones.includes(zone)) return undefined;
  return `Titik ini ada di zona ${zones.join(' atau ')}, bukan ${zone}.`;
}

/** The remarks on a point and its zone; none for a usual one. */
export function unusualPoint(place: PointInZone): UnusualPoint {
  const point = remarkOn(place);
  const time_zone = remarkOnZone(place, place.time_zone);
  return { ...(point && { point }), ...(time_zone && { time_zone }) };
}
