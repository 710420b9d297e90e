import { SIDEBAR_COOKIE_SECONDS } from './measures';

const NAME = 'sidebar_state';
const COLLAPSED = 'collapsed';
const EXPANDED = 'expanded';

const readSidebarCookie = () =>
  document.cookie.split('; ').includes(`${NAME}=${COLLAPSED}`) ? COLLAPSED : EXPANDED;

export const isSidebarCollapsed = () => readSidebarCookie() === COLLAPSED;

export function rememberSidebar(isCollapsed: boolean) {
  const value = isCollapsed ? COLLAPSED : EXPANDED;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of our range
  document.cookie = `${NAME}=${value}; path=/; max-age=${SIDEBAR_COOKIE_SECONDS}; samesite=lax`;
}
