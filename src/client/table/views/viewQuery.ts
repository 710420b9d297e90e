import { linkOf } from '../layout/tableLayout';
import {
  readTableState,
  type TableState,
  type UrlSettings,
  writeTableState,
} from '../state/tableState';

/**
 * The content of a view: search, filters and order where they differ from the defaults, and all visible
 * columns, because another person may have hidden some.
 */
export function viewQueryOf(
  settings: UrlSettings,
  state: TableState,
  visible: readonly string[],
): string {
  const url = writeTableState(new URLSearchParams(), settings, { ...state, page: 1 });
  url.delete(settings.keys.perPage);
  url.set(settings.keys.columns, linkOf(visible));
  return url.toString();
}

/** The URL of the page with a view. It keeps the page size, and the parameters of other parts of the page. */
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
