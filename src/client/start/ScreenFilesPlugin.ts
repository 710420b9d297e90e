import { gzipSync } from 'node:zlib';
import HtmlPlugin from 'html-webpack-plugin';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import type { ScreenFiles } from './screenFiles';

const FONT = /plus-jakarta-sans-latin-wght-normal\..*woff2$/;

/** Preloads the font: the browser would request it with the first text, which would then move. */
const linkToFont = ({ assets, outputOptions: { publicPath } }: Compilation) => {
  const font = Object.keys(assets).find((file) => FONT.test(file));
  if (!font) throw new Error('The build has no font.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${publicPath}${font}">`;
};

/**
 * Part of the build: writes the files of every screen into `index.html`. The chunk of a page has the
 * name of its screen, a dashboard `dashboard.<role>`, a chart `chart.<name>`, and what opens over
 * screens `later.<name>`.
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

// Required late: the linter loads the configuration of webpack without the alias.
const readScreens = () =>
  require('@/client/navigation/screens') as typeof import('@/client/navigation/screens');

const KIB = 1024;

const filesOf = (compilation: Compilation): ScreenFiles => {
  const { namedChunkGroups, outputOptions } = compilation;
  const { publicPath } = outputOptions;
  const files: string[] = [];
  const sizes: number[] = [];
  // Brotli, which browsers ask for, takes some percent less.
  const compressedSize = (file: string) =>
    gzipSync(compilation.getAsset(file)?.source.buffer() ?? '').length;
  const indexOf = (file: string) => {
    const address = `${publicPath}${file}`;
    if (!files.includes(address)) {
      files.push(address);
      sizes.push(Math.ceil(compressedSize(file) / KIB));
    }
    return files.indexOf(address);
  };
  const indexesOf = (...groups: ChunkGroup[]) =>
    [...new Set(groups.flatMap((group) => group.getFiles()))].map(indexOf);
  const groupOf = (name: string) => {
    const group = namedChunkGroups.get(name);
    if (!group) throw new Error(`No chunk has the name of the screen ${name}.`);
    return group;
  };

  const { openScreens, screens } = readScreens();
  // The dashboard differs by role.
  const ofScreens = Object.entries(screens).map(([name, { path }]) => [
    path,
    name === 'dashboard' ? [] : indexesOf(groupOf(name)),
  ]);
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
    sizes,
    login: indexesOf(groupOf('login')),
    open: Object.fromEntries(
      Object.entries(openScreens).map(([path, name]) => [path, indexesOf(groupOf(name))]),
    ),
    layout: indexesOf(groupOf('layout')),
    screens: Object.fromEntries(ofScreens),
    dashboards,
    later: [...new Set(later)],
  };
};
