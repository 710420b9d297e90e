import { keep, readStored } from '@/client/session/browserStorage';
import { withinSearchLimits } from '@/shared/search';
import { type AnyFilter, isChoice } from '../toolbar/tableFilter';

// spec §9
export const PAGE_SIZES = [1, 10, 20, 30, 40, 50] as const;
const DEFAULT_PAGE_SIZE = 10;

const PAGE_SIZE_KEY = 'page-size';

export type TableState = {
  /** The number of the page, from 1. */
  page: number;
  perPage: number;
  search: string;
  /** `name`, `-name`, or '' for the server's default order. */
  sort: string;
  /** The chosen values of the filters in use, by key. */
  chosen: Readonly<Record<string, string>>;
  /** The text that the server takes; '' without conditions. */
  conditions: string;
};

const isPageSize = (size: number) => (PAGE_SIZES as readonly number[]).includes(size);

function rememberedPageSize() {
  const size = Number(readStored(PAGE_SIZE_KEY));
  return isPageSize(size) ? size : DEFAULT_PAGE_SIZE;
}

export function rememberPageSize(size: number) {
  keep(PAGE_SIZE_KEY, String(size));
}

/** The parameters of a second table in the same URL have a prefix. */
export const keysOf = (name: string | undefined) => {
  const prefix = name ? `${name}_` : '';
  return {
    page: `${prefix}page`,
    perPage: `${prefix}per_page`,
    search: `${prefix}search`,
    sort: `${prefix}sort`,
    columns: `${prefix}columns`,
    conditions: `${prefix}conditions`,
    filter: (key: string) => `${prefix}${key}`,
  };
};

export type UrlSettings = {
  keys: ReturnType<typeof keysOf>;
  defaultSort: string;
  filters: readonly AnyFilter[];
  /** Reads the conditions of a URL; in another module, because every screen loads this one. */
  conditionsIn?: (url: URLSearchParams) => string;
};

/** Users edit URLs: invalid values are ignored. */
export function readTableState(
  url: URLSearchParams,
  { keys, defaultSort, filters, conditionsIn }: UrlSettings,
): TableState {
  const page = Number(url.get(keys.page));
  const perPage = Number(url.get(keys.perPage));
  const chosen: Record<string, string> = {};
  for (const filter of filters) {
    const value = url.get(keys.filter(filter.key));
    if (value !== null && isChoice(filter, value)) chosen[filter.key] = value;
  }
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: isPageSize(perPage) ? perPage : rememberedPageSize(),
    search: withinSearchLimits(url.get(keys.search) ?? ''),
    sort: url.get(keys.sort) ?? defaultSort,
    chosen,
    conditions: conditionsIn?.(url) ?? '',
  };
}

/** The parameters of a request, without the filters. */
export const requestOf = (state: Omit<TableState, 'chosen'>) => {
  const { page, perPage, search, sort, conditions } = state;
  return {
    page,
    perPage,
    ...(search && { search }),
    ...(sort && { sort }),
    ...(conditions && { conditions }),
  };
};

/** The URL holds only what differs from the defaults. */
export function writeTableState(
  url: URLSearchParams,
  { keys, defaultSort, filters }: UrlSettings,
  state: TableState,
): URLSearchParams {
  const next = new URLSearchParams(url);
  const put = (key: string, value: string | number, isDefault: boolean) =>
    isDefault ? next.delete(key) : next.set(key, String(value));
  put(keys.page, state.page, state.page === 1);
  put(keys.perPage, state.perPage, state.perPage === rememberedPageSize());
  put(keys.search, state.search, state.search === '');
  put(keys.sort, state.sort, state.sort === defaultSort);
  put(keys.conditions, state.conditions, state.conditions === '');
  for (const { key } of filters) {
    const value = state.chosen[key];
    put(keys.filter(key), value ?? '', value === undefined);
  }
  return next;
}
