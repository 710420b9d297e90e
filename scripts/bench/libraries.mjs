import 'esbuild-register';
import { createRequire } from 'node:module';
import webpack from 'webpack';

const FILES = 12;
const LIBRARIES = 12;

const libraryOf = (resource) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(resource)?.[1] ?? 'our own';

/** Builds the client once more, in memory, and lists the largest files by library, in KiB of source. */
export const librariesOf = () => {
  process.env.NODE_ENV = 'production';
  const { default: configure } = createRequire(import.meta.url)('../../webpack.config.ts');
  const config = configure({}, { mode: 'production' });
  const compiler = webpack({ ...config, cache: false });
  compiler.hooks.shouldEmit.tap('libraries', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const { chunks, chunkGraph } = stats.compilation;
      const modulesOf = (module) =>
        module.modules ? [...module.modules].flatMap(modulesOf) : [module];
      const files = [...chunks].map((chunk) => {
        const sizes = new Map();
        for (const module of [...chunkGraph.getChunkModules(chunk)].flatMap(modulesOf)) {
          const library = libraryOf(module.resource ?? '');
          sizes.set(library, (sizes.get(library) ?? 0) + module.size() / 1024);
        }
        const sum = [...sizes.values()].reduce((a, b) => a + b, 0);
        return { name: [...chunk.files][0] ?? chunk.name ?? String(chunk.id), sizes, sum };
      });
      const lines = files
        .sort((a, b) => b.sum - a.sum)
        .slice(0, FILES)
        .map(({ name, sizes, sum }) => {
          const libraries = [...sizes]
            .sort(([, a], [, b]) => b - a)
            .slice(0, LIBRARIES)
            .map(([library, kib]) => `${library} ${Math.round(kib)}`);
          return `${name}: ${Math.round(sum)} = ${libraries.join(', ')}`;
        });
      resolve(lines.join('\n'));
    });
  });
};
