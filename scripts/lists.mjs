/**
 * The lists of all resources, made from their folders: what a resource exports under an agreed name is in the list. The
 * order is that of the tags in `openapi/main.tsp`; folders without a contract of their own come first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const HEADER = '// Generated from the folders of all resources by `npm run generate`. Do not edit.';

const FOLDER = /\/(?:resources|features)\/([^/]+)\//;
const folderOf = (file) => FOLDER.exec(file)?.[1] ?? kebabCase(basename(file, '.ts'));
const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camelCase = (name) => name.replace(/[-_](\w)/g, (_, letter) => letter.toUpperCase());
const tableOf = (folder) => folder.replaceAll('-', '_');

/**
 * `of` matches the files, `exported` what of them is in the list. The list is an array, or an object: of the properties
 * of all parts, or of the parts by `key`. With `inOrderOf` it is an array of what is named after each value of that type
 * of the contract.
 */
const LISTS = {
  'src/shared/resources.gen.ts': [
    {
      name: 'ALL_RECORDS',
      of: /^src\/shared\/resources\/[^/]+\/resource\.ts$/,
      exported: /Records$/,
    },
    {
      name: 'RECORD_PATHS',
      of: /^src\/shared\/resources\/[^/]+\/resource\.ts$/,
      exported: /Paths$/,
      key: ({ file }) => camelCase(folderOf(file)),
    },
  ],
  'src/shared/fields/audited.gen.ts': [
    { name: 'AUDITED', of: /^src\/shared\/resources\/.+Fields\.ts$/, exported: /Audited$/ },
  ],
  'src/shared/sheets/sheets.gen.ts': [
    {
      name: 'SHEETS',
      of: /^src\/shared\/resources\/.+Sheet\.ts$/,
      exported: /Sheet$/,
      key: ({ file }) => tableOf(folderOf(file)),
    },
  ],
  'src/client/navigation/screens.gen.ts': [
    { name: 'ALL_SCREENS', of: /^src\/client\/navigation\/screens\//, exported: /Screens$/ },
    {
      name: 'ALL_RECORD_PAGES',
      of: /^src\/client\/navigation\/screens\//,
      exported: /RecordPages$/,
    },
  ],
  'src/client/records/findings.gen.ts': [
    {
      name: 'ALL_FINDINGS',
      of: /^src\/client\/records\/.+Finding\.ts$/,
      exported: /Finding$/,
      key: ({ type }) => /RecordFinding<'(\w+)'>/.exec(type)[1],
    },
  ],
  'src/server/reports/printers.gen.ts': [
    { name: 'ALL_PRINTERS', of: /^src\/server\/reports\/\w+\.ts$/, exported: /Printers$/ },
  ],
  'src/server/resources/resources.gen.ts': [
    {
      name: 'RESOURCES',
      of: /^src\/server\/resources\/.+\/resource\.ts$/,
      exported: /./,
      isArray: true,
    },
  ],
  'src/server/resources/follow-ups/kinds/kinds.gen.ts': [
    {
      name: 'ALL_KINDS',
      of: /^src\/server\/resources\/follow-ups\/kinds\//,
      inOrderOf: 'FollowUpKind',
    },
  ],
  'src/server/resources/notifications/kinds/kinds.gen.ts': [
    {
      name: 'ALL_KINDS',
      of: /^src\/server\/resources\/notifications\/kinds\//,
      inOrderOf: 'NotificationKind',
    },
  ],
  'src/server/db/records/storedRecords.gen.ts': [
    {
      name: 'STORED_RECORDS',
      of: /^src\/server\/db\/records\//,
      exported: ({ name, file }) => name === basename(file, '.ts'),
      isArray: true,
    },
  ],
  'src/server/db/migrations/migrations.gen.ts': [
    {
      name: 'ALL_MIGRATIONS',
      of: /^src\/server\/db\/migrations\/\d/,
      exported: /^[a-z]/,
      key: ({ file }) => `'${basename(file, '.ts')}'`,
    },
  ],
};

export function lists({ components: { schemas } }) {
  const files = sourceFiles(/(?<!\.test|\.gen)\.ts$/);
  return {
    ...Object.fromEntries(
      Object.entries(LISTS).map(([file, wanted]) => [file, moduleOf(file, wanted, files, schemas)]),
    ),
    'src/client/app/pages.gen.ts': pages(),
  };
}

const PAGE = /@screen ([\w.-]+)(, with drafts)?\n? \*\/\nexport (?:function|const) (\w+)/g;

/** The page of each screen in a chunk of its own, by the `@screen` above the component. */
function pages() {
  const lines = sourceFiles(/\/features\/.+Page\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PAGE)].map(([, screen, drafts, name]) => {
      const path = importPath(file, 'src/client/app/pages.gen.ts');
      const loading = `import(/* webpackChunkName: "${screen}" */ '${path}')`;
      return `  '${screen}': page(() => ${drafts ? `withDrafts(${loading})` : loading}, '${name}'),\n`;
    }),
  );
  return `${HEADER}
import { withDrafts } from '@/client/session/withDrafts';
import { lazyComponent as page } from '@/client/ui/lazyComponent';

export const FEATURE_PAGES = {
${lines.join('')}} as const;
`;
}

const sourceFiles = (pattern) =>
  readdirSync('src', { recursive: true })
    .map((file) => `src/${file}`)
    .filter((file) => pattern.test(file))
    .sort(byTagThenName());

function byTagThenName() {
  const tags = [
    ...readFileSync('openapi/main.tsp', 'utf8').matchAll(/^@tagMetadata\(\s*"(\w+)"/gm),
  ];
  const names = tags.map(([, tag]) => tag);
  const firstTagOf = Object.fromEntries(
    readdirSync('openapi')
      .filter((file) => file.endsWith('.tsp'))
      .map((file) => [
        basename(file, '.tsp'),
        /@tag\("(\w+)"\)/.exec(readFileSync(`openapi/${file}`, 'utf8'))?.[1],
      ]),
  );
  const placeOf = (file) => names.indexOf(firstTagOf[folderOf(file)]);
  // The files of a folder come before its subfolders.
  const addressOf = (file) => `${dirname(file)} ${basename(file)}`;
  return (one, other) =>
    placeOf(one) - placeOf(other) || (addressOf(one) < addressOf(other) ? -1 : 1);
}

function moduleOf(target, wanted, files, schemas) {
  const imports = new Map();
  const made = wanted.map(({ name, of, exported, key, isArray, inOrderOf }) => {
    const all = files.filter((file) => of.test(file)).flatMap(exportsOf);
    const parts = inOrderOf
      ? schemas[inOrderOf].enum.map((value) => named(camelCase(value), all, target))
      : all.filter((one) => isIn(exported, one));
    for (const part of parts) {
      imports.set(part.file, [...new Set([...(imports.get(part.file) ?? []), part.name])]);
    }
    const lines = parts.map((part) => {
      if (isArray || inOrderOf) return part.name;
      return key ? `${key(part)}: ${part.name}` : `...${part.name}`;
    });
    const [open, close] = isArray || inOrderOf ? '[]' : '{}';
    return `export const ${name} = ${open}\n  ${lines.join(',\n  ')},\n${close} as const;\n`;
  });
  const lines = [...imports].map(
    ([file, names]) => `import { ${names.join(', ')} } from '${importPath(file, target)}';\n`,
  );
  return `${HEADER}\n${lines.join('')}\n${made.join('\n')}`;
}

function named(name, all, target) {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`No file beside ${target} exports ${name}.`);
  return found;
}

const isIn = (exported, one) =>
  typeof exported === 'function' ? exported(one) : exported.test(one.name);

const exportsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)(.*)/gm)].map(([, name, type]) => ({
    file,
    name,
    type,
  }));

const importPath = (file, target) => {
  const folder = `${dirname(target)}/`;
  const path = file.replace(/\.tsx?$/, '');
  return path.startsWith(folder) ? `./${path.slice(folder.length)}` : path.replace(/^src/, '@');
};
