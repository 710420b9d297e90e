import { readXml } from './checkXml';

/** XML without some elements and what is in them. `isDropped` gets their names without a prefix. */
export function withoutElements(
  xml: string,
  isDropped: (element: string, attributes: Readonly<Record<string, string>>) => boolean,
): string {
  const kept: string[] = [];
  let keptUntil = 0;
  let depth = 0;
  let dropped: { start: number; depth: number } | null = null;
  readXml(xml, {
    open: (element, attributes, _full, end) => {
      depth += 1;
      if (dropped || !isDropped(element, attributes)) return;
      // A value never contains '<', so that the last one begins this tag.
      dropped = { start: xml.lastIndexOf('<', end - 1), depth };
    },
    close: (_element, _full, end) => {
      if (dropped?.depth === depth) {
        kept.push(xml.slice(keptUntil, dropped.start));
        keptUntil = end;
        dropped = null;
      }
      depth -= 1;
    },
  });
  return kept.length === 0 ? xml : kept.join('') + xml.slice(keptUntil);
}
