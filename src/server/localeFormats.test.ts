import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The format of a locale changes with the version of ICU, so it is for people only: 'en-CA' is
// 11/24/2026 in some browsers. `shared/zonedTime` gives dates and times to programs.

/** Code that formats a date in a locale other than the Indonesian one. */
const FOREIGN_FORMAT =
  /Intl\.DateTimeFormat\(\s*(?!'id)|\.toLocale(Date|Time)String\(\s*(?!'id)|(at|date|day|now|instant|time)\.toLocaleString\(/i;
/** Code that parses a formatted date. */
const PARSED_FORMAT = /DateTimeFormat\([^;]*?\.format\([^()]*\)\s*\.(split|slice|replace|match)/;

const ALLOWED = [
  // It builds dates and times from their parts.
  'shared/zonedTime.ts',
  // It only checks whether a time zone exists.
  'server/settings/values.ts',
];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|\.gen\.|(^|\/)testing\//.test(name),
);

test('no program reads the format of a locale', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((name) => {
    const text = readFileSync(join('src', name), 'utf8');
    return FOREIGN_FORMAT.test(text) || PARSED_FORMAT.test(text);
  });
  expect(found.filter((name) => !ALLOWED.includes(name))).toEqual([]);
});
