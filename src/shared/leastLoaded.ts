/** The first item with the smallest load; null without any. */
export const leastLoaded = <Item>(items: readonly Item[], loadOf: (item: Item) => number) =>
  items.reduce<Item | null>(
    (least, item) => (least === null || loadOf(item) < loadOf(least) ? item : least),
    null,
  );
