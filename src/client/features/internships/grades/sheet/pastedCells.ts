import { SCORE_PARTS, type ScorePart } from '@/shared/resources/grades/scores';
import { type Cells, type SheetRow, withCells } from './sheetRow';

/** The rows and cells of a copied block; null for a text that belongs into one cell. */
export function blockOf(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const block = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : null;
}

type Place = { row: number; part: ScorePart };

/** Fills the cells to the right and below; empty ones of the block change nothing. */
export function withPasted(rows: readonly SheetRow[], { row, part }: Place, block: string[][]) {
  const parts = SCORE_PARTS.slice(SCORE_PARTS.indexOf(part));
  let filled = 0;
  let outside = 0;
  const next = [...rows];
  block.forEach((texts, down) => {
    const target = rows[row + down];
    const cells: Partial<Record<ScorePart, string>> = {};
    texts.forEach((text, right) => {
      const name = parts[right];
      if (text === '') return;
      if (!target || !name) outside += 1;
      else {
        cells[name] = text;
        filled += 1;
      }
    });
    if (target) next[row + down] = { ...withCells(target, cells as Partial<Cells>), typing: null };
  });
  return { rows: next, filled, outside };
}
