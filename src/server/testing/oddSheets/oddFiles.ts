import { oddArchives } from './oddArchives';
import { oddContents } from './oddContents';
import type { OddFile } from './oddFile';
import { oddPlainFiles } from './oddPlainFiles';

/** Hostile and unusual files, each with its expected result. */
export const oddFiles: readonly OddFile[] = [...oddArchives, ...oddContents, ...oddPlainFiles];
