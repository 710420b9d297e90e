import { keep, readStoredJson, removeStored } from '@/client/session/browserStorage';
import type { Column } from '../column';

/** The densities of the grid, with its names. */
export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

export type Density = (typeof DENSITIES)[number];

/** A person's settings for the look of a table. */
export type TableLayout = {
  density: Density;
  /** The fields of hidden columns. */
  hidden: readonly string[];
  /** The fields of optional columns that are shown. */
  added: readonly string[];
  /** Chosen widths in pixels, by field; the other columns share the rest. */
  widths: Readonly<Record<string, number>>;
};

export const DEFAULT_LAYOUT: TableLayout = {
  density: 'standard',
  hidden: [],
  added: [],
  widths: {},
};

export const MAX_COLUMN_WIDTH = 1000;

const keyOf = (userId: number, list: string) => `table-layout:${userId}:${list}` as const;

const isDensity = (value: unknown): value is Density =>
  (DENSITIES as readonly unknown[]).includes(value);

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MAX_COLUMN_WIDTH;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads a stored layout and ignores invalid parts, as from an earlier version. */
function toLayout(stored: unknown): TableLayout {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_LAYOUT;
  const { density, hidden, added, widths } = stored as Record<string, unknown>;
  const pairs = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  return {
    density: isDensity(density) ? density : DEFAULT_LAYOUT.density,
    hidden: textsIn(hidden),
    added: textsIn(added),
    widths: Object.fromEntries(pairs.filter(([, width]) => isWidth(width))),
  };
}

export const isDefaultLayout = ({ density, hidden, added, widths }: TableLayout) =>
  density === DEFAULT_LAYOUT.density &&
  hidden.length + added.length + Object.keys(widths).length === 0;

export const readLayout = (userId: number, list: string): TableLayout =>
  toLayout(readStoredJson(keyOf(userId, list)));

export function storeLayout(userId: number, list: string, layout: TableLayout) {
  if (isDefaultLayout(layout)) removeStored(keyOf(userId, list));
  else keep(keyOf(userId, list), JSON.stringify(layout));
}

export type Choosable = Pick<Column<never>, 'field' | 'isOptional'>;

/** The columns without optional ones that were not added. */
export const chosenColumns = <Shown extends Choosable>(
  columns: readonly Shown[],
  { added }: Pick<TableLayout, 'added'>,
): readonly Shown[] =>
  columns.some(({ isOptional }) => isOptional)
    ? columns.filter(({ field, isOptional }) => !isOptional || added.includes(field))
    : columns;

/** The chosen columns that are not hidden, or all of them if none is left. */
export function shownColumns<Shown extends Choosable>(
  columns: readonly Shown[],
  { hidden, added }: Pick<TableLayout, 'hidden' | 'added'>,
): readonly Shown[] {
  const chosen = chosenColumns(columns, { added });
  if (hidden.length === 0) return chosen;
  const shown = chosen.filter(({ field }) => !hidden.includes(field));
  return shown.length > 0 ? shown : chosen;
}

const SEPARATOR = ',';

/** The layout with the columns that a link names, if it names any of this table. */
export function layoutOfLink(
  layout: TableLayout,
  columns: readonly Choosable[],
  linked: string | null,
): TableLayout {
  const named = linked?.split(SEPARATOR) ?? [];
  if (!columns.some(({ field }) => named.includes(field))) return layout;
  const fieldsOf = (some: readonly Choosable[]) => some.map(({ field }) => field);
  return {
    ...layout,
    hidden: fieldsOf(columns.filter((one) => !one.isOptional && !named.includes(one.field))),
    added: fieldsOf(columns.filter((one) => one.isOptional && named.includes(one.field))),
  };
}

export const linkOf = (fields: readonly string[]) => fields.join(SEPARATOR);
