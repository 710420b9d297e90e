import { keep, readKeptJson, removeKept } from '@/client/session/browserStorage';
import type { Column } from '../column';

/** The densities of the grid, with its names. */
export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

export type Density = (typeof DENSITIES)[number];

/** A person's settings for the look of a table. */
export type TableLayout = {
  density: Density;
  /** The fields of hidden columns. */
  hidden: readonly string[];
  /** Chosen widths in pixels, by field; the other columns share the rest. */
  widths: Readonly<Record<string, number>>;
};

export const DEFAULT_LAYOUT: TableLayout = { density: 'standard', hidden: [], widths: {} };

export const MAX_COLUMN_WIDTH = 1000;

const keyOf = (userId: number, list: string) => `table-layout:${userId}:${list}` as const;

const isDensity = (value: unknown): value is Density =>
  (DENSITIES as readonly unknown[]).includes(value);

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MAX_COLUMN_WIDTH;

/** Reads a stored layout and ignores invalid parts, as from an earlier version. */
function toLayout(stored: unknown): TableLayout {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_LAYOUT;
  const { density, hidden, widths } = stored as Record<string, unknown>;
  const fields = Array.isArray(hidden) ? hidden : [];
  const pairs = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  return {
    density: isDensity(density) ? density : DEFAULT_LAYOUT.density,
    hidden: fields.filter((field) => typeof field === 'string'),
    widths: Object.fromEntries(pairs.filter(([, width]) => isWidth(width))),
  };
}

export const isDefaultLayout = ({ density, hidden, widths }: TableLayout) =>
  density === DEFAULT_LAYOUT.density && hidden.length === 0 && Object.keys(widths).length === 0;

export const readLayout = (userId: number, list: string): TableLayout =>
  toLayout(readKeptJson(keyOf(userId, list)));

export function storeLayout(userId: number, list: string, layout: TableLayout) {
  if (isDefaultLayout(layout)) removeKept(keyOf(userId, list));
  else keep(keyOf(userId, list), JSON.stringify(layout));
}

/** The columns that are not hidden, or all if none is left. */
export function shownColumns<Shown extends Pick<Column<never>, 'field'>>(
  columns: readonly Shown[],
  hidden: TableLayout['hidden'],
): readonly Shown[] {
  if (hidden.length === 0) return columns;
  const shown = columns.filter(({ field }) => !hidden.includes(field));
  return shown.length > 0 ? shown : columns;
}

const SEPARATOR = ',';

/** The layout with the columns that a link names, if it names any of this table. */
export function layoutOfLink(
  layout: TableLayout,
  columns: readonly Pick<Column<never>, 'field'>[],
  linked: string | null,
): TableLayout {
  const named = linked?.split(SEPARATOR) ?? [];
  const hidden = columns.map(({ field }) => field).filter((field) => !named.includes(field));
  return hidden.length === columns.length ? layout : { ...layout, hidden };
}

export const linkOf = (fields: readonly string[]) => fields.join(SEPARATOR);
