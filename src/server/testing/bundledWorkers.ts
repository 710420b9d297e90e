import { basename } from 'node:path';
import type { WorkerFile } from '../workers';
import { bundleOf } from './bundles';

/** Replaces `workers.ts`, which makes every thread compile its sources; see jest.config.ts. */
export const workerFile = (source: string): WorkerFile => ({
  filename: bundleOf(basename(source, '.ts')),
});
