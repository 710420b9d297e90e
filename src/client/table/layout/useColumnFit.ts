import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useIsPhone } from '@/client/ui/useIsPhone';
import type { Column } from '../column';
import { stretched, stretchOf } from './columnWidths';
import { CHECKBOX_WIDTH } from './measures';
import { shownColumns, type TableLayout } from './tableLayout';

/** About what the sidebar and the margins of the page take. */
const USUALLY_BESIDES = 330;

/** Of the last table: the next one has the same, unless the window or the sidebar has changed. */
let lastWidth: number | undefined;

type Options<Row> = {
  box: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  hasActions: boolean;
  layout: TableLayout;
  isSelecting: boolean;
};

/**
 * The columns as wide as the table's own box allows, which depends on the sidebar as much as on the
 * window; null on a phone, and where those that are shown do not fit.
 */
export function useColumnFit<Row>({
  box,
  columns,
  hasActions,
  layout: { hidden, widths },
  isSelecting,
}: Options<Row>): readonly Column<Row>[] | null {
  const isPhone = useIsPhone();
  // Mostly right, so that the rows are not drawn twice before anybody sees them.
  const [stretch, setStretch] = useState<number | null>(() => {
    const width = lastWidth ?? window.innerWidth - USUALLY_BESIDES;
    return stretchOf(shownColumns(columns, hidden), hasActions, width, widths) ?? 1;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const shown = shownColumns(columns, hidden);
    const besides = isSelecting ? CHECKBOX_WIDTH : 0;
    const measure = () => {
      const { clientWidth } = element;
      // Not laid out, as in a hidden tab or in jsdom.
      if (clientWidth === 0) return;
      lastWidth = clientWidth;
      setStretch(stretchOf(shown, hasActions, clientWidth, widths, besides));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, columns, hasActions, hidden, widths, isSelecting]);

  return useMemo(
    () => (isPhone || stretch === null ? null : stretched(columns, stretch, widths)),
    [isPhone, columns, stretch, widths],
  );
}
