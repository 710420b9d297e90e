import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import HtmlPlugin from 'html-webpack-plugin';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import type { ScreenFiles } from '../src/client/navigation/screenFiles';

/** The route pattern of each screen by name, and the patterns of public screens. */
const readPatterns = () => {
  const { outputFiles } = buildSync({
    entryPoints: ['src/client/navigation/screens.ts'],
    bundle: true,
    write: false,
    format: 'cjs',
    external: ['react-router'],
  });
  const module = {
    exports: {} as { screens: Record<string, { path: string }>; openScreens: string[] },
  };
  runInNewContext(outputFiles[0]?.text ?? '', {
    module,
    exports: module.exports,
    require: () => ({}),
    URLSearchParams,
  });
  const { screens, openScreens } = module.exports;
  return {
    patterns: Object.entries(screens).map(([name, { path }]) => [name, path] as const),
    openPatterns: openScreens,
  };
};

const FONT = /plus-jakarta-sans-latin-wght-normal\..*woff2$/;

/** Preloads the font: the browser would request it with the first text, which would then move. */
const linkToFont = ({ assets, outputOptions: { publicPath } }: Compilation) => {
  const font = Object.keys(assets).find((file) => FONT.test(file));
  if (!font) throw new Error('The build has no font.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${publicPath}${font}">`;
};

/**
 * Writes the files of every screen into `index.html`, where `src/client/start` reads them
 * (docs/decisions/0022). The chunk of a page has the name of its screen, those of the dashboards
 * `dashboard.<role>`, those of charts `chart.<name>`, those of what opens over screens `later.<name>`.
 */
export class ScreenFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ScreenFiles', (compilation) => {
      HtmlPlugin.getHooks(compilation).beforeEmit.tap('ScreenFiles', (data) => ({
        ...data,
        html: data.html
          .replace('</head>', `${linkToFont(compilation)}</head>`)
          .replace(
            /(?=<div id="?root"?>)/,
            `<script id="screen-files" type="application/json">${JSON.stringify(filesOf(compilation))}</script>`,
          ),
      }));
    });
  }
}

const filesOf = ({ namedChunkGroups, outputOptions: { publicPath } }: Compilation): ScreenFiles => {
  const files: string[] = [];
  const indexOf = (file: string) => {
    const address = `${publicPath}${file}`;
    if (!files.includes(address)) files.push(address);
    return files.indexOf(address);
  };
  const indexesOf = (...groups: ChunkGroup[]) =>
    [...new Set(groups.flatMap((group) => group.getFiles()))].map(indexOf);
  const groupOf = (name: string) => {
    const group = namedChunkGroups.get(name);
    if (!group) throw new Error(`No chunk has the name of the screen ${name}.`);
    return group;
  };

  const layout = indexesOf(groupOf('layout'));
  const { patterns, openPatterns } = readPatterns();
  // The dashboard differs by role.
  const screens = Object.fromEntries(
    patterns.map(([name, pattern]) => [
      pattern,
      name === 'dashboard' ? [] : indexesOf(groupOf(name)),
    ]),
  );
  // A dashboard shows its charts at once.
  const dashboards = Object.fromEntries(
    [...namedChunkGroups]
      .filter(([name]) => name.startsWith('dashboard.'))
      .map(([name, group]) => [
        name.slice('dashboard.'.length),
        indexesOf(group, ...group.getChildren().filter(({ name }) => name?.startsWith('chart.'))),
      ]),
  );
  const later = [...namedChunkGroups]
    .filter(([name]) => name.startsWith('later.'))
    .flatMap(([, group]) => indexesOf(group));
  return {
    files,
    login: indexesOf(groupOf('login')),
    open: Object.fromEntries(
      openPatterns.map((pattern) => [pattern, indexesOf(groupOf('verify'))]),
    ),
    layout,
    screens,
    dashboards,
    later: [...new Set(later)],
  };
};
