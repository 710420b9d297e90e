import { useCallback, useState } from 'react';

export type RowId = number | string;

export type Selection<Row> = ReadonlyMap<RowId, Row>;

/** What the rows need to know of it. */
export type RowSelection = {
  ids: ReadonlySet<RowId>;
  onSelect: (ids: ReadonlySet<RowId>) => void;
};

export function toggleRow({ ids, onSelect }: RowSelection, id: RowId) {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  onSelect(next);
}

/** The rows that somebody has selected, also those of other pages, as they were when they were shown. */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => RowId) {
  const [selected, setSelected] = useState<Selection<Row>>(() => new Map());

  const select = useCallback(
    (ids: ReadonlySet<RowId>) => {
      const shown = new Map(rows.map((row) => [idOf(row), row]));
      setSelected(
        (before) =>
          new Map(
            [...ids].flatMap((id) => {
              const row = shown.get(id) ?? before.get(id);
              return row === undefined ? [] : [[id, row] as const];
            }),
          ),
      );
    },
    [rows, idOf],
  );

  const drop = useCallback(
    (dropped: readonly Row[]) =>
      setSelected((before) => new Map([...before].filter(([, row]) => !dropped.includes(row)))),
    [],
  );

  const clear = useCallback(() => setSelected(new Map()), []);

  return { selected, select, drop, clear };
}
