/**
 * Fails when `docs/specification-coverage.md` names a file or a test title that does not exist.
 * A title is found when the file contains it as a string literal; a table-driven test is named by
 * its pattern ('refuses %j').
 */
import { existsSync, readFileSync } from 'node:fs';

const PAGE = 'docs/specification-coverage.md';
const REFERENCE = /`(?<path>[\w./-]+\.(?:tsx?|tsp))`|“(?<title>[^”]+)”/g;
const QUOTES = ["'", '"', '`'];

const resolvePath = (path) => [path, `src/${path}`].find((candidate) => existsSync(candidate));

const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** `%s` and `$role` also match the `${…}` of a template literal. */
const PLACEHOLDER = /%[sdijp]|\$\w+/;
const PLACEHOLDER_IN_SOURCE = String.raw`(?:%[sdijp]|\$\{[^}]*\}|\$\w+)`;

const literal = (text, quote) => escapeRegExp(text.replaceAll(quote, `\\${quote}`));

const hasLiteral = (source, text) =>
  QUOTES.some((quote) => {
    const parts = text.split(PLACEHOLDER).map((part) => literal(part, quote));
    return new RegExp(quote + parts.join(PLACEHOLDER_IN_SOURCE) + quote).test(source);
  });

/** 'block › test' names a test within a describe block. */
const hasTitle = (source, title) => title.split(' › ').every((part) => hasLiteral(source, part));

function* referencesOf(line) {
  let path = null;
  for (const { groups } of line.matchAll(REFERENCE)) {
    if (groups.path) path = groups.path;
    yield { path, title: groups.title };
  }
}

const problems = [];
let titles = 0;
readFileSync(PAGE, 'utf8')
  .split('\n')
  .forEach((line, index) => {
    if (!line.startsWith('|')) return;
    for (const { path, title } of referencesOf(line)) {
      const file = path && resolvePath(path);
      if (!file) problems.push(`${PAGE}:${index + 1}: no such file: ${path}`);
      else if (title && !hasTitle(readFileSync(file, 'utf8'), title))
        problems.push(`${PAGE}:${index + 1}: no such test in ${file}: ${title}`);
      if (title) titles += 1;
    }
  });

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${PAGE}: ${titles} test titles found.`);
