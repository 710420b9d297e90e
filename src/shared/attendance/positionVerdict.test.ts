import { type Place, type Position, positionVerdict } from './positionVerdict';

const METRES_PER_DEGREE = 111_194.93;

/** A place on the equator, so many metres north of the origin. */
const placeAt = (metres: number, radius = 100, id = 1): Place => ({
  id,
  latitude: metres / METRES_PER_DEGREE,
  longitude: 0,
  radius,
});

/** The fix is at the origin. */
const at = (error: Omit<Position, 'latitude' | 'longitude'> = {}): Position => ({
  latitude: 0,
  longitude: 0,
  ...error,
});

test.each([
  ['the centre', 0, {}, 'on_site'],
  ['the radius', 100, {}, 'on_site'],
  ['the radius as people see it', 100.4, {}, 'on_site'],
  ['a metre beyond the radius', 101, {}, 'off_site'],
  ['the radius, whatever the accuracy', 100, { accuracy: 5_000 }, 'on_site'],
  ['as far beyond the radius as the accuracy', 130, { accuracy: 30 }, 'uncertain'],
  ['a metre more than the accuracy beyond', 131, { accuracy: 30 }, 'off_site'],
  ['the accuracy as people see it', 130, { accuracy: 29.6 }, 'uncertain'],
  ['without a stated accuracy', 130, { accuracy: null }, 'off_site'],
  ['the rounding error of a coarse position', 890, { isCoarse: true }, 'uncertain'],
  ['a metre more than the rounding error', 891, { isCoarse: true }, 'off_site'],
  ['both errors', 900, { isCoarse: true, accuracy: 10 }, 'uncertain'],
  ['a coarse position within the radius', 50, { isCoarse: true }, 'on_site'],
])('%s: %d m with %j is %s', (_, metres, error, verdict) => {
  expect(positionVerdict({ position: at(error), places: [placeAt(metres)] })).toEqual({
    verdict,
    placeId: 1,
    distance: Math.round(metres),
  });
});

test('a press without a fix has no position', () => {
  const noPosition = { verdict: 'no_position', placeId: null, distance: null };
  expect(positionVerdict({ places: [placeAt(0)] })).toEqual(noPosition);
  expect(positionVerdict({ position: null, places: [placeAt(0)] })).toEqual(noPosition);
});

test('a company without a place judges no position', () => {
  const notJudged = { verdict: null, placeId: null, distance: null };
  expect(positionVerdict({ position: at(), places: [] })).toEqual(notJudged);
  expect(positionVerdict({ places: [] })).toEqual(notJudged);
});

test.each<[string, Place[], number, number]>([
  ['the one on site before a nearer one', [placeAt(120, 50, 1), placeAt(300, 400, 2)], 0, 2],
  ['the uncertain one before a nearer one', [placeAt(70, 20, 1), placeAt(140, 120, 2)], 25, 2],
  ['the least distance beyond the radius', [placeAt(500, 50, 1), placeAt(520, 100, 2)], 0, 2],
  ['the deeper inside of two on site', [placeAt(50, 60, 1), placeAt(80, 200, 2)], 0, 2],
  ['the first of two that are equal', [placeAt(50, 60, 1), placeAt(50, 60, 2)], 0, 1],
])('takes of several places %s', (_, places, accuracy, placeId) => {
  expect(positionVerdict({ position: at({ accuracy }), places })).toMatchObject({ placeId });
});
