import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { prepareDocument } from './prepareDocument';
import type { Query } from './query';

// A regular expression arrives as its parts.
const matcher = <T extends string | RegExp | undefined>(wanted: T) =>
  typeof wanted === 'object' ? new RegExp(wanted.source, wanted.flags) : wanted;

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
};

const matches = (query: Query): HTMLElement[] => {
  const root = query.within ? one(query.within) : document.body;
  if (!root) return [];
  if ('role' in query)
    return queryAllByRole(root, query.role, {
      name: matcher(query.name),
      current: query.current,
    });
  if ('label' in query) return queryAllByLabelText(root, matcher(query.label));
  return queryAllByText(root, matcher(query.text));
};

function one(query: Query) {
  const found = matches(query).filter(isVisible);
  return query.first || found.length === 1 ? found[0] : undefined;
}

/** Whether a transition, such as that of a menu, still moves the element. */
const isMoving = (element: Element) =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        (effect as KeyframeEffect).target?.contains(element) &&
        !(effect as KeyframeEffect).pseudoElement,
    );

/** The middle of the element, once a click there reaches it. */
const target = (query: Query) => {
  const element = one(query);
  if (!element || element.matches(':disabled, [aria-disabled="true"]')) return undefined;
  // A menu is transparent before its transition begins.
  if (!element.checkVisibility({ opacityProperty: true }) || isMoving(element)) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) || hit?.contains(element) ? { x, y } : undefined;
};

/** The clicks since the document was loaded, for the report of a failure. */
const clicks: string[] = [];
addEventListener(
  'click',
  ({ target }) => {
    const { tagName, textContent, ariaLabel } = target as Element;
    clicks.push(`${tagName} ${(ariaLabel ?? textContent ?? '').slice(0, 40)}`);
  },
  true,
);

const stateOf = (element: Element | undefined) =>
  element && {
    text: element.textContent ?? '',
    value:
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : '',
    isFocused: element === document.activeElement,
  };

const journey = {
  target,
  find: (query: Query) => stateOf(one(query)),
  count: (query: Query) => matches(query).filter(isVisible).length,
  /** A file field may be hidden behind its button. */
  fileField: (query: Query) => matches(query)[0],
  hasDialogEntry: () => Boolean(history.state?.layers),
  visit: (path: string) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  },
  path: () => location.pathname + location.search,
  // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees
  report: () => `${document.body.innerText}\nClicked: ${clicks.slice(-5).join(' | ')}`,
  goOnline: () => void dispatchEvent(new Event('online')),
  accessToken: () => localStorage.getItem('access_token'),
  isScrolledSideways: () =>
    document.documentElement.scrollWidth > document.documentElement.clientWidth,
};

declare global {
  interface Window {
    journey: typeof journey;
  }
}

prepareDocument();
window.journey = journey;
