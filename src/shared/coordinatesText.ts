import { LATITUDE_MAX, LONGITUDE_MAX } from './constants/limits';
import type { Coordinates } from './coordinates';
import { zonesAt } from './zonesAt';

/**
 * - `short_link`: a link whose target only its service knows
 * - `link`: a link without coordinates
 * - `swapped`: a point in Indonesia, the longitude first
 * - `range`: numbers that are no coordinates
 */
export type CoordinatesProblem = 'unreadable' | 'short_link' | 'link' | 'swapped' | 'range';

type Reading = Coordinates | CoordinatesProblem;

/** About a decimetre. */
const DECIMALS = 6;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

export const roundedCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** '-6.914744, 107.60981' */
export const coordinatesText = (coordinates: Coordinates): string => {
  const { latitude, longitude } = roundedCoordinates(coordinates);
  return `${latitude}, ${longitude}`;
};

/** More than the longest links of maps. */
const TEXT_MAX = 2000;

function inRange(latitude: number, longitude: number): Reading {
  if (Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= LONGITUDE_MAX) {
    return roundedCoordinates({ latitude, longitude });
  }
  const swapped = [longitude, -longitude].map((degrees) => ({
    latitude: degrees,
    longitude: latitude,
  }));
  return swapped.some((point) => zonesAt(point).length > 0) ? 'swapped' : 'range';
}

const DEGREES = String.raw`-?\d{1,3}(?:[.,]\d+)?`;

/** Two numbers that no decimal comma could separate. */
const SEPARATED = new RegExp(String.raw`^(${DEGREES})(?:\s*;\s*|\s*,\s+|\s+)(${DEGREES})$`);
/** '-6.91,107.6', but not '-6,91', which may be one number. */
const WITH_POINTS = /^(?=.*\.)(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;
/** '0,0', which is no usual way to write a single zero */
const ZEROS = /^(-?0+),(-?0+)$/;
/** '-6,91,107,6' */
const WITH_COMMAS = /^(-?\d{1,3},\d+),(-?\d{1,3},\d+)$/;

const toNumber = (text = ''): number => Number(text.replace(',', '.'));

function readNumbers(text: string): Reading {
  const found =
    WITH_POINTS.exec(text) ?? ZEROS.exec(text) ?? WITH_COMMAS.exec(text) ?? SEPARATED.exec(text);
  return found ? inRange(toNumber(found[1]), toNumber(found[2])) : 'unreadable';
}

/** English letters and the Indonesian words: lintang utara and selatan, bujur timur and barat. */
const HEMISPHERES: Readonly<Record<string, { axis: 'latitude' | 'longitude'; sign: number }>> = {
  N: { axis: 'latitude', sign: 1 },
  LU: { axis: 'latitude', sign: 1 },
  S: { axis: 'latitude', sign: -1 },
  LS: { axis: 'latitude', sign: -1 },
  E: { axis: 'longitude', sign: 1 },
  BT: { axis: 'longitude', sign: 1 },
  W: { axis: 'longitude', sign: -1 },
  BB: { axis: 'longitude', sign: -1 },
};

const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const ANGLE = String.raw`(-?)(${NUMBER})\s*(?:°\s*(?:(${NUMBER})\s*'\s*(?:(${NUMBER})\s*(?:"|'')\s*)?)?)?`;
const HEMISPHERE = '(LU|LS|BT|BB|[NSEW])';
const BETWEEN = String.raw`\s*[,;]?\s*`;
const HEMISPHERES_AFTER = new RegExp(
  `^${ANGLE}${HEMISPHERE}?${BETWEEN}${ANGLE}${HEMISPHERE}?$`,
  'i',
);
const HEMISPHERES_BEFORE = new RegExp(
  String.raw`^${HEMISPHERE}\s*${ANGLE}${BETWEEN}${HEMISPHERE}\s*${ANGLE}$`,
  'i',
);

const MINUTES = 60;

/** Undefined for '6° 75′' and '-6° N'. */
function angleOf([minus, degrees, minutes, seconds]: (string | undefined)[], hemisphere = '') {
  const parts = [toNumber(minutes ?? '0'), toNumber(seconds ?? '0')];
  if (parts.some((part) => part >= MINUTES)) return undefined;
  const [inMinutes = 0, inSeconds = 0] = parts;
  const size = toNumber(degrees) + (inMinutes + inSeconds / MINUTES) / MINUTES;
  const { axis, sign = minus ? -1 : 1 } = HEMISPHERES[hemisphere.toUpperCase()] ?? {};
  return minus && sign > 0 ? undefined : { axis, degrees: sign * size };
}

/** Degrees with signs or letters: 6°54'53.1"S 107°36'35.3"E */
function readAngles(text: string): Reading {
  if (!/[°NSEW]|L[US]|B[TB]/i.test(text)) return 'unreadable';
  const after = HEMISPHERES_AFTER.exec(text);
  const before = after ? null : HEMISPHERES_BEFORE.exec(text);
  const one = after
    ? angleOf(after.slice(1, 5), after[5])
    : before && angleOf(before.slice(2, 6), before[1]);
  const other = after
    ? angleOf(after.slice(6, 10), after[10])
    : before && angleOf(before.slice(7, 11), before[6]);
  if (!one || !other || (one.axis && one.axis === other.axis)) return 'unreadable';
  return one.axis === 'longitude' || other.axis === 'latitude'
    ? inRange(other.degrees, one.degrees)
    : inRange(one.degrees, other.degrees);
}

const isRead = (reading: Reading): reading is Coordinates => typeof reading !== 'string';

/** A pair in a text that is no link. */
function readPair(text: string): Reading {
  const plain = text
    .replace(/[−–]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[′’]/g, "'")
    .replace(/[″”]/g, '"')
    .trim()
    .replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1');
  const reading = readNumbers(plain);
  return reading === 'unreadable' ? readAngles(plain) : reading;
}

const LINK = /(?:https?:\/\/|www\.|maps\.|geo:)\S+/i;
const SHORT_LINK =
  /^(?:https?:\/\/)?(?:www\.)?(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|(?:osm|openstreetmap)\.org\/go|bit\.ly|s\.id|tinyurl\.com)(?:[/?#]|$)/i;

/** The text with its characters instead of their codes; as it is with a wrong code. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const PLACE_IN_DATA = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/g;
const PLACE_IN_PATH = /\/(?:place|search|dir\/)\/([^/?#]+)/i;
const VIEW = /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/;
const OSM_VIEW = /#(?:.*&)?map=[\d.]+\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/;
const GEO = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/i;
const PARAMETERS = ['q', 'query', 'll', 'destination', 'daddr', 'coordinate', 'center'];

const parameterOf = (link: string, name: string): string | undefined =>
  new RegExp(`[?&]${name}=([^&#]*)`, 'i').exec(link)?.[1];

/** The readings of a link, the most exact first: what was searched for before the middle of the map. */
function* readingsOf(link: string): Generator<Reading> {
  const inData = [...link.matchAll(PLACE_IN_DATA)].at(-1);
  if (inData) yield inRange(Number(inData[1]), Number(inData[2]));
  const texts = [
    PLACE_IN_PATH.exec(link)?.[1],
    ...PARAMETERS.map((name) => parameterOf(link, name)),
  ];
  for (const text of texts) {
    if (text === undefined) continue;
    yield readPair(
      decoded(text)
        .replaceAll('+', ' ')
        .replace(/^loc:/i, '')
        .replace(/\(.*\)$/, ''),
    );
  }
  for (const [latitude, longitude] of [
    ['mlat', 'mlon'],
    ['lat', 'lon'],
  ] as const) {
    yield readPair(`${parameterOf(link, latitude)}, ${parameterOf(link, longitude)}`);
  }
  const view = VIEW.exec(link) ?? OSM_VIEW.exec(link) ?? GEO.exec(link);
  if (view) yield inRange(Number(view[1]), Number(view[2]));
}

function readLink(link: string): Reading {
  if (SHORT_LINK.test(link)) return 'short_link';
  for (const reading of readingsOf(link)) if (isRead(reading)) return reading;
  return 'link';
}

/**
 * Reads what people copy from a map or a phone: a pair of numbers or angles, latitude first unless letters say
 * otherwise, or the link of a map. Decimal commas count where they cannot separate the two numbers.
 */
export function readCoordinates(text: string): Reading {
  if (text.length > TEXT_MAX) return 'unreadable';
  const link = LINK.exec(text)?.[0];
  return link === undefined ? readPair(text) : readLink(link);
}

export const isCoordinates = isRead;
