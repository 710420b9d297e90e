import { basename } from 'node:path';
import type { WorkerFile } from '../workers';
import { bundleOf } from './bundles';

/** Instead of `workers.ts`, which would have every thread compile its sources; see jest.config.ts. */
export const workerFile = (source: string): WorkerFile => ({
  filename: bundleOf(basename(source, '.ts')),
});
