// Spec §9.
export const PAGE_SIZES = [1, 10, 20, 30, 40, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

const PAGE_SIZE_KEY = 'page-size';

export type TableState = {
  /** From 1. */
  page: number;
  perPage: number;
  search: string;
  /** `name`, `-name`, or '' for the server's own order. */
  sort: string;
};

const isPageSize = (size: number) => (PAGE_SIZES as readonly number[]).includes(size);

export function rememberedPageSize() {
  try {
    const size = Number(localStorage.getItem(PAGE_SIZE_KEY));
    return isPageSize(size) ? size : DEFAULT_PAGE_SIZE;
  } catch {
    return DEFAULT_PAGE_SIZE;
  }
}

export function rememberPageSize(size: number) {
  try {
    localStorage.setItem(PAGE_SIZE_KEY, String(size));
  } catch {
    // A browser that stores nothing just forgets it.
  }
}

export type Keys = Record<keyof TableState, string>;

/** A second table in the same URL has names of its own. */
export const keysOf = (name: string | undefined): Keys => {
  const prefix = name ? `${name}_` : '';
  return {
    page: `${prefix}page`,
    perPage: `${prefix}per_page`,
    search: `${prefix}search`,
    sort: `${prefix}sort`,
  };
};

/** The URL is typed by people, too: what makes no sense counts as absent. */
export function readTableState(url: URLSearchParams, keys: Keys, defaultSort: string): TableState {
  const page = Number(url.get(keys.page));
  const perPage = Number(url.get(keys.perPage));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: isPageSize(perPage) ? perPage : rememberedPageSize(),
    search: url.get(keys.search) ?? '',
    sort: url.get(keys.sort) ?? defaultSort,
  };
}

/** Only what differs from what one sees anyway stands in the URL. */
export function writeTableState(
  url: URLSearchParams,
  keys: Keys,
  state: TableState,
  defaultSort: string,
): URLSearchParams {
  const next = new URLSearchParams(url);
  const put = (key: string, value: string | number, isDefault: boolean) =>
    isDefault ? next.delete(key) : next.set(key, String(value));
  put(keys.page, state.page, state.page === 1);
  put(keys.perPage, state.perPage, state.perPage === rememberedPageSize());
  put(keys.search, state.search, state.search === '');
  put(keys.sort, state.sort, state.sort === defaultSort);
  return next;
}
