import { coordinatesText, readCoordinates } from './coordinatesText';

const BANDUNG = { latitude: -6.914744, longitude: 107.60981 };

describe('reads', () => {
  test.each([
    '-6.914744, 107.60981',
    '-6.914744,107.60981',
    '  -6.914744 107.60981 ',
    '-6.914744;107.60981',
    '(-6.914744, 107.609810)',
    '−6.914744, 107.60981',
    '-6.9147440001, 107.6098100001',
    '-6.914744\t107.60981',
    '-6,914744, 107,60981',
    '-6,914744; 107,60981',
    '-6,914744 107,60981',
    '-6,914744,107,60981',
    '6.914744 S, 107.60981 E',
    '6.914744S 107.60981E',
    '107.60981° E, 6.914744° S',
    'S 6.914744 E 107.60981',
    's6.914744, e107.60981',
    '-6.914744°, 107.60981°',
    '-6.914744° S, 107.60981° E',
    '6,914744° LS, 107,60981° BT',
    '6,914744 LS 107,60981 BT',
    'LS 6,914744 BT 107,60981',
    `6°54'53.0784"S 107°36'35.316"E`,
    '6° 54′ 53,0784″ S, 107° 36′ 35,316″ E',
    `6°54.88464'S 107°36.5886'E`,
    'geo:-6.914744,107.60981',
    'geo:-6.914744,107.60981;u=35',
    'geo:-6.914744,107.60981?z=17',
    'geo:0,0?q=-6.914744,107.60981(Kantor)',
    'https://www.google.com/maps/@-6.914744,107.60981,17z',
    'https://www.google.com/maps/@-6.914744,107.60981,3a,75y,90t/data=!3m6',
    'https://www.google.com/maps/place/Gedung+Sate/@-6.9,107.6,17z/data=!3m1!4b1!4m6!3m5!1s0x2e68!8m2!3d-6.914744!4d107.60981!16s',
    `https://www.google.com/maps/place/6%C2%B054'53.0784%22S+107%C2%B036'35.316%22E/@-6.9,107.6,17z`,
    'https://www.google.com/maps/search/-6.914744,+107.60981?entry=tts',
    'https://www.google.com/maps/dir//-6.914744,107.60981/@-6.9,107.6,17z',
    'https://www.google.com/maps/search/?api=1&query=-6.914744%2C107.60981',
    'https://maps.google.com/?q=-6.914744,107.60981',
    'https://maps.google.com/maps?q=loc:-6.914744,107.60981&z=17',
    'https://maps.google.com/maps?q=-6.914744%2c107.60981&ll=-6.9,107.6',
    'https://maps.google.com/?q=Gedung+Sate&ll=-6.914744,107.60981',
    'maps.google.com/?q=-6.914744,107.60981',
    'www.google.co.id/maps?daddr=-6.914744,107.60981',
    'https://maps.apple.com/?ll=-6.914744,107.60981&q=Gedung%20Sate',
    'https://www.openstreetmap.org/?mlat=-6.914744&mlon=107.60981#map=17/-6.9/107.6',
    'https://www.openstreetmap.org/#map=17/-6.914744/107.60981',
    'https://www.openstreetmap.org/node/1#map=19/-6.914744/107.60981&layers=N',
    'https://waze.com/ul?ll=-6.914744%2C107.60981&navigate=yes',
    'Gedung Sate https://maps.google.com/?q=-6.914744,107.60981',
  ])('%s', (text) => {
    expect(readCoordinates(text)).toEqual(BANDUNG);
  });

  test.each([
    ['-6, 107', -6, 107],
    ['-6 107', -6, 107],
    ['-6, 107,5', -6, 107.5],
    ['6.9 N, 107.6 W', 6.9, -107.6],
    ['6,9 LU 107,6 BB', 6.9, -107.6],
    ['90, -180', 90, -180],
    ['0, 0', 0, 0],
    ['0,0', 0, 0],
  ])('%s', (text, latitude, longitude) => {
    expect(readCoordinates(text)).toEqual({ latitude, longitude });
  });
});

test.each([
  // One number, or two?
  ['-6,107', 'unreadable'],
  ['0,05', 'unreadable'],
  ['-6,914744', 'unreadable'],
  ['-6,914,107', 'unreadable'],
  ['', 'unreadable'],
  ['Jl. Asia Afrika No. 88', 'unreadable'],
  ['-6.914744', 'unreadable'],
  ['-6.914744, 107.60981, 15', 'unreadable'],
  ['6.9 S, 107.6 S', 'unreadable'],
  ['-6.9 N, 107.6 E', 'unreadable'],
  [`6°75'0"S 107°36'0"E`, 'unreadable'],
  ['1e3, 5', 'unreadable'],
  ['107.60981, -6.914744', 'swapped'],
  ['107.60981, 6.914744', 'swapped'],
  ['https://maps.google.com/?q=107.60981,-6.914744', 'link'],
  ['-6.914744, 181', 'range'],
  ['90.1 N, 0 E', 'range'],
  ['https://maps.app.goo.gl/AbCdEf', 'short_link'],
  ['Gedung Sate https://maps.app.goo.gl/AbCdEf?g_st=iw', 'short_link'],
  ['https://goo.gl/maps/AbCdEf', 'short_link'],
  ['maps.app.goo.gl/AbCdEf', 'short_link'],
  ['https://osm.org/go/z~xyz', 'short_link'],
  ['https://www.google.com/maps/place/Gedung+Sate', 'link'],
  ['https://maps.google.com/?q=Jl.+Asia+Afrika+88', 'link'],
  ['https://maps.google.com/?q=%E0%A4%A', 'link'],
  ['https://www.openstreetmap.org/?mlat=-6.9', 'link'],
  ['https://www.google.com/maps/@107.60981,-96.9,17z', 'link'],
  ['geo:abc', 'link'],
])('refuses %s as %s', (text, problem) => {
  expect(readCoordinates(text)).toBe(problem);
});

test('writes what it reads, to about a decimetre', () => {
  expect(coordinatesText(BANDUNG)).toBe('-6.914744, 107.60981');
  expect(coordinatesText({ latitude: -6.91474412345, longitude: 1e-10 })).toBe('-6.914744, 0');
  expect(readCoordinates(coordinatesText(BANDUNG))).toEqual(BANDUNG);
});
