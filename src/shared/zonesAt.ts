import type { Zone } from './attendance/zones';
import type { Coordinates } from './coordinates';

/** South, north, west, east, in degrees. */
type Area = readonly [number, number, number, number];

/**
 * Rectangles around the provinces of each zone, a few kilometres wider than these. They overlap along the borders, where
 * a point may have either zone (docs/decisions/0064).
 */
const AREAS: Readonly<Record<Zone, readonly Area[]>> = {
  WIB: [
    // Sumatra, from north to south
    [2.0, 6.3, 94.5, 98.6],
    [-1.0, 4.7, 97.0, 100.3],
    [-2.0, 3.1, 98.4, 102.6],
    [-6.2, 1.4, 98.4, 106.9],
    // Bangka and Belitung as far as Anambas and Natuna
    [-4.2, 5.0, 105.1, 109.3],
    // Java with Madura and the islands as far as Masalembu and Sakala
    [-9.1, -5.2, 104.9, 114.7],
    [-7.6, -4.8, 112.4, 116.7],
    // West and Central Kalimantan
    [-3.6, 2.2, 108.3, 110.2],
    [-3.6, 1.8, 108.3, 114.3],
    [-3.8, -2.9, 110.5, 114.56],
    [-3.0, -2.4, 110.5, 114.8],
    [-2.6, 0.9, 110.5, 116.0],
  ],
  WITA: [
    // Bali, West and East Nusa Tenggara
    [-11.2, -7.9, 114.3, 125.4],
    // South, East and North Kalimantan
    [-5.0, -1.2, 114.2, 116.9],
    [-2.6, -0.5, 114.9, 119.3],
    [-0.6, 1.8, 113.6, 119.3],
    [1.6, 3.0, 114.4, 119.3],
    [2.6, 4.6, 115.2, 118.3],
    // Sulawesi with its islands, the last ones being Sangihe and Talaud
    [-7.8, 2.1, 116.9, 123.6],
    [-6.4, -0.4, 122.9, 124.6],
    [-0.4, 2.1, 122.9, 125.8],
    [1.6, 4.9, 124.9, 126.1],
    [3.5, 5.8, 126.0, 127.4],
  ],
  WIT: [
    // North Maluku, from Taliabu on
    [-2.7, -1.4, 124.1, 127.0],
    [-2.7, 3.0, 126.0, 130.0],
    // Maluku
    [-8.45, -2.5, 125.5, 135.3],
    // Papua
    [-9.4, 1.3, 129.0, 141.2],
  ],
};

/** The zones that a point may have; none outside of Indonesia. */
export const zonesAt = ({ latitude, longitude }: Coordinates): Zone[] =>
  (Object.keys(AREAS) as Zone[]).filter((zone) =>
    AREAS[zone].some(
      ([south, north, west, east]) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    ),
  );
