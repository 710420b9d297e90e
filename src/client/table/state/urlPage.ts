/** Rows of a page of a list that is no table. */
export const LIST_PAGE_ROWS = 25;

/** The page that a URL names; the first one without a number. */
export const pageOf = (url: URLSearchParams): number =>
  /^[1-9]\d{0,5}$/.test(url.get('page') ?? '') ? Number(url.get('page')) : 1;

export const pageCountOf = (total: number): number =>
  Math.max(1, Math.ceil(total / LIST_PAGE_ROWS));
