import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useIsPhone } from '@/client/ui/useIsPhone';
import type { Column } from '../column';
import { stretched, stretchOf } from './columnWidths';
import { CHECKBOX_WIDTH } from './measures';
import { shownColumns, type TableLayout } from './tableLayout';

/** The approximate width of the sidebar and the margins of the page. */
const USUALLY_BESIDES = 330;

/** The width of the last table. The next one mostly has the same. */
let lastWidth: number | undefined;

type Options<Row> = {
  box: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  hasActions: boolean;
  layout: TableLayout;
  isSelecting: boolean;
};

/**
 * The visible columns, as wide as the table's box allows; null on a phone, and where they do not fit. The
 * box depends on the sidebar as much as on the window.
 */
export function useColumnFit<Row>({
  box,
  columns,
  hasActions,
  layout: { hidden, added, widths },
  isSelecting,
}: Options<Row>): readonly Column<Row>[] | null {
  const isPhone = useIsPhone();
  const shown = useMemo(() => shownColumns(columns, { hidden, added }), [columns, hidden, added]);
  // A guess that is mostly right, so that the rows are drawn once.
  const [stretch, setStretch] = useState<number | null>(() => {
    const width = lastWidth ?? window.innerWidth - USUALLY_BESIDES;
    return stretchOf(shown, hasActions, width, widths) ?? 1;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const besides = isSelecting ? CHECKBOX_WIDTH : 0;
    const measure = () => {
      const { clientWidth } = element;
      // A hidden tab and jsdom have no layout.
      if (clientWidth === 0) return;
      lastWidth = clientWidth;
      setStretch(stretchOf(shown, hasActions, clientWidth, widths, besides));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, shown, hasActions, widths, isSelecting]);

  return useMemo(
    () => (isPhone || stretch === null ? null : stretched(shown, stretch, widths)),
    [isPhone, shown, stretch, widths],
  );
}
