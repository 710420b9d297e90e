/** Fails where a comment, a test title or a document is written in a way that readers stumble over. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const RULES = [
  [
    'begin a comment with a noun or a verb',
    /(?:\/\*\*?|\/\/|^ *\*|^ *# ) ?(?:As|Nobody|None|Nothing|Of|Those|What|Who|Whoever|Whose|Why) .*/gm,
  ],
  [
    'name the subject and what it does',
    /.*\b(?:[Nn]obody(?! \(uid|[:`])|[Ww]hoever|(?:is|are|was|be) told|[Ww]hat becomes of|stands? (?:above|below|beside|for|there))\b.*/g,
  ],
  [
    'begin a test title with an active verb or its subject',
    /(?:\btest|\)) ?\(\s*['"`](?:also|and|are|be|but|by|has|have|is|not|of|or|was|were|with) .*/g,
  ],
  ['write test(), not it()', /^\s*it(?:\.\w+)?\(.*/gm],
];

/** Texts that people outside of the project wrote, that a program writes, or that quote the patterns. */
const EXCLUDED =
  /\.gen\.|^openapi\/openapi\.yaml$|^docs\/specification\.md$|^scripts\/checkLanguage\.mjs$/;

const files = execFileSync('git', [
  'ls-files',
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.cjs',
  '*.js',
  '*.md',
  '*.yaml',
  '*.tsp',
])
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !EXCLUDED.test(file));

const problemsIn = (file) => {
  const text = readFileSync(file, 'utf8');
  return RULES.flatMap(([advice, pattern]) =>
    [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return `${file}:${line}: ${advice}: ${match[0].trim()}`;
    }),
  );
};

const problems = files.flatMap(problemsIn);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files: no odd phrases.`);
