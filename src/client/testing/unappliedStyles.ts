/**
 * jsdom compares every element with every rule of its own style sheet whenever somebody asks for a computed style,
 * which takes a tenth of the time of these tests. Where no styles are applied, the answer depends on the name of the
 * element, a few attributes and the styles of the element itself and its parents.
 */
let areApplied = true;

/** Whether computed styles come from style sheets, too. */
export const setStylesApplied = (applied: boolean) => {
  areApplied = applied;
};

const computed = window.getComputedStyle.bind(window);

const ATTRIBUTES = ['hidden', 'open', 'type'];
const displays = new Map<string, string>();

const displayOf = (element: Element) => {
  const shape = [element.localName, ...ATTRIBUTES.map((name) => element.getAttribute(name))].join();
  let display = displays.get(shape);
  if (display === undefined) {
    const alike = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) alike.setAttribute(name, value);
    }
    display = computed(alike).display;
    displays.set(shape, display);
  }
  return display;
};

const ownStyle = (element: Element, name: string) =>
  (element as HTMLElement).style?.getPropertyValue(name) ?? '';

const inherited = (element: Element | null, name: string, initial: string): string =>
  element ? ownStyle(element, name) || inherited(element.parentElement, name, initial) : initial;

const appliedTo = (element: Element, name: string) => {
  if (name === 'display') return ownStyle(element, name) || displayOf(element);
  if (name === 'visibility') return inherited(element, name, 'visible');
  if (name === 'pointer-events') return inherited(element, name, 'auto');
  return ownStyle(element, name);
};

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

window.getComputedStyle = (element, pseudo) =>
  areApplied
    ? computed(element, pseudo)
    : new Proxy({} as CSSStyleDeclaration, {
        get: (_, name) =>
          name === 'getPropertyValue'
            ? (property: string) => appliedTo(element, property)
            : appliedTo(element, dashed(String(name))),
      });
