import { oddArchives } from './oddArchives';
import { oddContents } from './oddContents';
import type { OddFile } from './oddFile';
import { oddPlainFiles } from './oddPlainFiles';

/** Hostile and unusual files, each with what the reader has to make of it. */
export const oddFiles: readonly OddFile[] = [...oddArchives, ...oddContents, ...oddPlainFiles];
