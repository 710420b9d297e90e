// jsdom matches every rule of a browser's own style sheet with an element to compute its style, which queries by role
// and `toBeVisible` need. While nothing else applies styles, elements with the same tag and type have the same style.
const compute = window.getComputedStyle;
const styles = new Map<string, CSSStyleDeclaration>();

const OWN = ['style', 'hidden', 'open', 'dir'];
/** The properties that jsdom inherits. */
const INHERITED = /visibility|pointer-events|color/;

function isStyledAsItsKind(element: Element): boolean {
  if (document.styleSheets.length > 0) return false;
  if (OWN.some((name) => element.hasAttribute(name))) return false;
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (INHERITED.test(above.getAttribute('style') ?? '')) return false;
  }
  return true;
}

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !isStyledAsItsKind(element)) return compute.call(window, element, pseudo);
  const kind = `${element.tagName} ${element.getAttribute('type')}`;
  const style = styles.get(kind) ?? compute.call(window, element);
  styles.set(kind, style);
  return style;
};
