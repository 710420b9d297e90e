import { type Coordinates, metresBetween, ROUNDING_ERROR_M } from './coordinates';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

test.each([
  ['the same point', at(-6.914744, 107.60981), at(-6.914744, 107.60981), 0],
  ['a degree of latitude', at(0, 107), at(1, 107), 111_195],
  ['a degree of longitude in the north', at(60, 10), at(60, 11), 55_597],
  ['both sides of the antimeridian', at(0, 179.5), at(0, -179.5), 111_195],
  ['opposite points', at(0, 0), at(0, 180), 20_015_087],
  ['Bandung and Jakarta', at(-6.914744, 107.60981), at(-6.175392, 106.827153), 119_307],
])('%s: the distance is in metres', (_, from, to, metres) => {
  expect(Math.round(metresBetween(from, to))).toBe(metres);
  expect(metresBetween(to, from)).toBeCloseTo(metresBetween(from, to), 6);
});

test('rounding to two decimals moves a position by less than its stated error', () => {
  for (const latitude of [0, -6.914999, 11.005]) {
    const rounded = at(Math.round(latitude * 100) / 100, 107.61);
    const moved = metresBetween(at(latitude, 107.605), rounded);
    expect(moved).toBeLessThan(ROUNDING_ERROR_M);
  }
  expect(metresBetween(at(0.005, 0.005), at(0, 0))).toBeGreaterThan(ROUNDING_ERROR_M - 5);
});
