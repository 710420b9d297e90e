import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@/shared/paths';

const addressesIn = (part: object): string[] =>
  Object.values(part).flatMap((value) => {
    if (typeof value === 'string') return value;
    return typeof value === 'object' && value !== null ? addressesIn(value) : [];
  });

/** The first parts of the client's addresses: 'inbox', 'student'. */
const areas = [...new Set(addressesIn(paths).map((address) => /^\/([\w-]*)/.exec(address)?.[1]))];

/** Such an address at the beginning of a text or after a value in it, also within SQL. */
const written = new RegExp(`['"\`}]/(?:${areas.filter(Boolean).join('|')})\\b|'/\\?`, 'g');

const withoutComments = (source: string) => source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** A literal with words in it that SQL joins, chooses or selects. */
const words = "'(?!{)[^'\\n]*(?: [A-Za-z]{2}|[A-Za-z]{2} )[^'\\n]*'";
const sentence = new RegExp(
  `(?:\\|\\||then|else) ${words}|${words}(?:::text)? (?:\\|\\||as) `,
  'g',
);

const found = (pattern: RegExp) =>
  readdirSync(__dirname, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing/.test(file))
    .flatMap((file) =>
      (withoutComments(readFileSync(join(__dirname, file), 'utf8')).match(pattern) ?? []).map(
        (text) => `${file}: ${text}`,
      ),
    );

test('addresses of the client are in `paths` alone, and no query makes one', () => {
  expect(areas).toEqual(expect.arrayContaining(['inbox', 'student', 'internships', 'verify']));
  expect(found(written)).toEqual([]);
});

test('no query makes a sentence', () => {
  expect("'Email untuk ' || name || ' ditolak'".match(sentence)).toHaveLength(2);
  expect(found(sentence)).toEqual([]);
});
