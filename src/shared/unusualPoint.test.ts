import type { Zone } from './attendance/zones';
import { likelyPoint, unusualPoint } from './unusualPoint';
import { zonesAt } from './zonesAt';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });

/** Towns in the corners of the country and at the borders of the zones. */
const TOWNS: [string, number, number, readonly Zone[]][] = [
  ['Sabang', 5.894, 95.316, ['WIB']],
  ['Sinabang', 2.478, 96.38, ['WIB']],
  ['Medan', 3.595, 98.672, ['WIB']],
  ['Bagansiapiapi', 2.157, 100.81, ['WIB']],
  ['Batam', 1.13, 104.053, ['WIB']],
  ['Ranai', 3.946, 108.388, ['WIB']],
  ['Padang', -0.947, 100.417, ['WIB']],
  ['Pangkalpinang', -2.129, 106.114, ['WIB']],
  ['Tanjung Pandan', -2.741, 107.634, ['WIB']],
  ['Bandar Lampung', -5.45, 105.267, ['WIB']],
  ['Jakarta', -6.175, 106.827, ['WIB']],
  ['Bandung', -6.915, 107.61, ['WIB']],
  ['Surabaya', -7.257, 112.752, ['WIB']],
  ['Sumenep', -7.008, 113.86, ['WIB']],
  ['Arjasa (Kangean)', -6.87, 115.29, ['WIB']],
  ['Banyuwangi', -8.219, 114.369, ['WIB', 'WITA']],
  ['Pontianak', -0.026, 109.342, ['WIB']],
  ['Putussibau', 0.865, 112.93, ['WIB']],
  ['Palangka Raya', -2.21, 113.917, ['WIB']],
  ['Kuala Kapuas', -3.009, 114.387, ['WIB', 'WITA']],
  ['Muara Teweh', -0.953, 114.89, ['WIB']],
  ['Banjarmasin', -3.319, 114.592, ['WITA']],
  ['Samarinda', -0.502, 117.154, ['WITA']],
  ['Tarakan', 3.327, 117.578, ['WITA']],
  ['Nunukan', 4.135, 117.667, ['WITA']],
  ['Denpasar', -8.65, 115.217, ['WITA']],
  ['Mataram', -8.583, 116.117, ['WITA']],
  ['Kupang', -10.178, 123.607, ['WITA']],
  ['Makassar', -5.147, 119.433, ['WITA']],
  ['Palu', -0.899, 119.871, ['WITA']],
  ['Luwuk', -0.951, 122.788, ['WITA']],
  ['Manado', 1.475, 124.842, ['WITA']],
  ['Tahuna', 3.61, 125.489, ['WITA']],
  ['Melonguane', 4.0, 126.683, ['WITA']],
  ['Bobong (Taliabu)', -1.948, 124.387, ['WITA', 'WIT']],
  ['Ternate', 0.79, 127.384, ['WIT']],
  ['Ambon', -3.696, 128.183, ['WIT']],
  ['Ilwaki (Wetar)', -7.935, 126.42, ['WIT']],
  ['Saumlaki', -7.98, 131.304, ['WIT']],
  ['Sorong', -0.876, 131.256, ['WIT']],
  ['Merauke', -8.493, 140.401, ['WIT']],
  ['Jayapura', -2.533, 140.717, ['WIT']],
];

test.each(TOWNS)(
  '%s has its zone, and another one is asked about',
  (_town, latitude, longitude, zones) => {
    expect(zonesAt(point(latitude, longitude))).toEqual(zones);
    for (const time_zone of ['WIB', 'WITA', 'WIT'] as const) {
      const remarks = unusualPoint({ latitude, longitude, time_zone });
      const asked = `Titik ini ada di zona ${zones.join(' atau ')}, bukan ${time_zone}.`;
      expect(remarks).toEqual(zones.includes(time_zone) ? {} : { time_zone: asked });
    }
  },
);

test.each([
  ['without its minus', 6.175, 106.827, '-6.175, 106.827'],
  ['without its minus, on Sulawesi', 5.147, 119.433, '-5.147, 119.433'],
  ['with a minus before the longitude', -6.175, -106.827, '-6.175, 106.827'],
  ['with the minus at the wrong number', 6.175, -106.827, '-6.175, 106.827'],
])('a point %s is asked about with the likely one', (_about, latitude, longitude, likely) => {
  const place = { latitude, longitude, time_zone: 'WIB' as const };
  expect(unusualPoint(place)).toEqual({
    point: `Titik ini di luar Indonesia. Maksudnya ${likely}?`,
  });
  expect(likelyPoint(place)).not.toBeNull();
});

test.each([
  ['Tokyo', 35.681, 139.767, 'Titik ini di luar Indonesia.'],
  ['Darwin', -12.463, 130.845, 'Titik ini di luar Indonesia.'],
  ['Dili', -8.556, 125.56, 'Titik ini di luar Indonesia.'],
  [
    'nothing',
    0,
    0,
    'Titik 0, 0 ada di laut lepas Afrika. Biasanya itu berarti koordinatnya tidak terisi.',
  ],
])('%s is asked about as a point abroad', (_place, latitude, longitude, remark) => {
  expect(unusualPoint({ latitude, longitude, time_zone: 'WIT' })).toEqual({ point: remark });
});
