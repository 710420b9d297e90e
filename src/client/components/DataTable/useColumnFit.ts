import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from './column';
import { stretched, stretchOf } from './columnWidths';
import { CHECKBOX_WIDTH } from './measures';
import { shownColumns, type TableLayout } from './tableLayout';

/**
 * The columns as wide as the table's own box allows, which depends on the sidebar as much as on the
 * window; null when those that are shown do not fit.
 */
export function useColumnFit<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  hasActions: boolean,
  { hidden, widths }: TableLayout,
  isSelecting: boolean,
): readonly Column<Row>[] | null {
  const [stretch, setStretch] = useState<number | null>(1);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const shown = shownColumns(columns, hidden);
    const besides = isSelecting ? CHECKBOX_WIDTH : 0;
    const measure = () => {
      const { clientWidth } = element;
      // Not laid out, as in a hidden tab or in jsdom.
      if (clientWidth > 0) setStretch(stretchOf(shown, hasActions, clientWidth, widths, besides));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, columns, hasActions, hidden, widths, isSelecting]);

  return useMemo(
    () => (stretch === null ? null : stretched(columns, stretch, widths)),
    [columns, stretch, widths],
  );
}
