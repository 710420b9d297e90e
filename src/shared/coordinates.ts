/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}
