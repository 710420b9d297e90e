import type { Column } from '../column';
import type { TableLayout } from '../layout/tableLayout';
import {
  readTableState,
  type TableState,
  type UrlSettings,
  writeTableState,
} from '../state/tableState';

type Columns = readonly Pick<Column<never>, 'field'>[];

const SEPARATOR = ',';

/** The layout with the columns that a link names; its own without a link, or without any of ours in it. */
export function layoutOfLink(
  layout: TableLayout,
  columns: Columns,
  linked: string | null,
): TableLayout {
  const named = linked?.split(SEPARATOR) ?? [];
  const hidden = columns.map(({ field }) => field).filter((field) => !named.includes(field));
  return hidden.length === columns.length ? layout : { ...layout, hidden };
}

/** Search, filters and order, as far as they differ from the defaults, and the columns: others may hide some. */
export function viewQueryOf(
  settings: UrlSettings,
  state: TableState,
  visible: readonly string[],
): string {
  const url = writeTableState(new URLSearchParams(), settings, { ...state, page: 1 });
  url.delete(settings.keys.perPage);
  url.set(settings.keys.columns, visible.join(SEPARATOR));
  return url.toString();
}

/** The URL of a page that shows what a view has kept, and keeps what is not the table's. */
export function withView(
  url: URLSearchParams,
  settings: UrlSettings,
  query: string,
): URLSearchParams {
  const kept = new URLSearchParams(query);
  const { perPage } = readTableState(url, settings);
  const next = writeTableState(url, settings, { ...readTableState(kept, settings), perPage });
  const columns = kept.get(settings.keys.columns);
  if (columns) next.set(settings.keys.columns, columns);
  else next.delete(settings.keys.columns);
  return next;
}
