import { type ReadingOf, type ReadSheet, readSheet } from './readSheet';
import { REFUSALS, RefusedFile } from './refusals';
import {
  type OfferedColumn,
  type RefusedRow,
  writeRefusedRows,
  writeTemplate,
} from './writeSheets';

export type SheetTask =
  | { task: 'read'; bytes: Uint8Array; of: ReadingOf }
  | { task: 'template'; title: string; columns: readonly OfferedColumn[] }
  | {
      task: 'refused';
      title: string;
      columns: readonly OfferedColumn[];
      rows: readonly RefusedRow[];
    };

export type SheetAnswer =
  | { sheet: ReadSheet }
  | { file: Uint8Array }
  | { refused: string; reason?: string };

/** A task of the worker thread. Errors lose their class on the way back, so a refusal is an answer. */
export default async function work(task: SheetTask): Promise<SheetAnswer> {
  try {
    return await answer(task);
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.message };
    if (task.task !== 'read') throw error;
    // A file that the library cannot handle.
    const reason = error instanceof Error ? error.stack : String(error);
    return { refused: REFUSALS.damaged, reason };
  }
}

async function answer(task: SheetTask): Promise<SheetAnswer> {
  switch (task.task) {
    case 'template':
      return { file: await writeTemplate(task.title, task.columns) };
    case 'refused':
      return { file: await writeRefusedRows(task.title, task.columns, task.rows) };
    default: {
      const { buffer, byteOffset, byteLength } = task.bytes;
      return { sheet: await readSheet(Buffer.from(buffer, byteOffset, byteLength), task.of) };
    }
  }
}
