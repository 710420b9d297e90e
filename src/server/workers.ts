import { basename, join } from 'node:path';

const RUNS_FROM_SOURCE = __filename.endsWith('.ts');

export interface WorkerFile {
  filename: string;
  execArgv?: string[];
}

/**
 * The script of a worker thread, for `new Worker` and Piscina. `source` is its path relative to
 * `src/server`. The build puts all workers beside the bundle; tests run the TypeScript source,
 * for which a new thread has to load esbuild-register.
 */
export function workerFile(source: string): WorkerFile {
  if (!RUNS_FROM_SOURCE) {
    return { filename: join(__dirname, `${basename(source, '.ts')}.js`) };
  }
  return {
    filename: join(__dirname, source),
    execArgv: ['--require', require.resolve('esbuild-register')],
  };
}
