import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { type ChunkGroup, Compilation, type Compiler, sources } from 'webpack';

const ROLE = 'student';

/** Once the names of files have their final hashes, before they are compressed. */
const STAGE = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;

/**
 * Part of the build: marks the document with the version of the build, and emits the service worker with the files to keep.
 * For servers with OFFLINE_APP=false, it emits the document without the mark, and the worker that removes a kept build.
 */
export class WorkerPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('Worker', (compilation) => {
      // The document of the application is emitted by its parent, the template is compiled by a child.
      if (compilation.compiler.isChild()) return;
      compilation.hooks.processAssets.tap({ name: 'Worker', stage: STAGE }, () =>
        emit(compilation),
      );
    });
  }
}

// Required late: the linter loads the configuration of webpack without the alias.
const readScreens = () =>
  require('@/client/navigation/screens') as typeof import('@/client/navigation/screens');
const readPaths = () => require('@/shared/paths') as typeof import('@/shared/paths');

function emit(compilation: Compilation) {
  const html = String(compilation.getAsset('index.html')?.source.source());
  // The document names the entries and the files of every screen, and the entries name all others.
  const version = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const marked = html.replace('</head>', `<meta name="build" content="${version}"></head>`);
  compilation.updateAsset('index.html', new sources.RawSource(marked));
  compilation.emitAsset('index-online.html', new sources.RawSource(html));

  const shell = shellOf(compilation, html);
  const student = studentFiles(compilation).filter((file) => !shell.includes(file));
  const build = { version, shell, student, online: onlineSegments() };
  for (const [name, entry] of [
    ['sw.js', 'worker.ts'],
    ['sw-removal.js', 'removal.ts'],
  ] as const) {
    const source = new sources.RawSource(compiled(entry, build));
    compilation.emitAsset(name, source);
  }
}

function compiled(entry: string, build: object): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, entry)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    define: { BUILD: JSON.stringify(build) },
  });
  return outputFiles[0]?.text ?? '';
}

/** The group and all that its code may load later. */
function withDescendants(group: ChunkGroup, found = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (found.has(group)) return found;
  found.add(group);
  for (const child of group.getChildren()) withDescendants(child, found);
  return found;
}

/** Phones draw cards. */
const NOT_ON_PHONES = /^assets\/grid\./;

const addressesOf = (groups: Iterable<ChunkGroup>) =>
  [...new Set([...groups].flatMap((group) => group.getFiles()))]
    .filter((file) => !NOT_ON_PHONES.test(file))
    .map((file) => `/${file}`);

function groupsOf({ namedChunkGroups }: Compilation, names: readonly string[]): ChunkGroup[] {
  return names.map((name) => {
    const group = namedChunkGroups.get(name);
    if (!group) throw new Error(`No chunk has the name ${name}.`);
    return group;
  });
}

/** The names in the manifest may change without a build; the system fetches the icon when it installs. */
const NEVER_KEPT = /manifest|apple-touch-icon/;

/** The files that the document refers to, and those of the frame and the login, which every screen may lead to. */
function shellOf(compilation: Compilation, html: string): string[] {
  const ofDocument = [...html.matchAll(/<(?:script|link)[^>]*? (?:src|href)="?([^"\s>]+)/g)].map(
    ([, address]) => String(address),
  );
  const frame = addressesOf(groupsOf(compilation, ['layout', 'login']));
  return [...new Set([...ofDocument, ...frame])].filter((file) => !NEVER_KEPT.test(file));
}

/** The screens of a student with everything that opens in them. */
function studentFiles(compilation: Compilation): string[] {
  const names = Object.entries(readScreens().screens)
    .filter(([, { roles }]) => (roles as readonly string[]).includes(ROLE))
    .map(([name]) => (name === 'dashboard' ? `dashboard.${ROLE}` : name));
  const groups = groupsOf(compilation, ['layout', ...names]);
  return addressesOf(groups.flatMap((group) => [...withDescendants(group)]));
}

function onlineSegments(): string[] {
  const { openScreens } = readScreens();
  const { login, emailConfirmation } = readPaths().paths;
  const addresses = ['/api', '/metrics', login, emailConfirmation, ...Object.keys(openScreens)];
  return [...new Set(addresses.map((address) => address.split('/')[1] ?? ''))];
}
