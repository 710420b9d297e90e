import { basename, join } from 'node:path';

const RUNS_FROM_SOURCE = __filename.endsWith('.ts');

export interface WorkerFile {
  filename: string;
  execArgv?: string[];
}

/**
 * The file of a worker thread, for `new Worker` and for Piscina. `source` is its path from
 * `src/server`. The build puts every worker beside the bundle; tests run the TypeScript itself,
 * which a new thread only understands with esbuild-register.
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
