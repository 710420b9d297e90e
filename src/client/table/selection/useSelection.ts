import { useCallback, useMemo, useState } from 'react';

export type RowId = number | string;

export type Selected<Row> = ReadonlyMap<RowId, Row>;

/** The part of a selection that the rows need. */
export type RowSelection = {
  ids: ReadonlySet<RowId>;
  onSelect: (ids: ReadonlySet<RowId>) => void;
};

export function toggleRow({ ids, onSelect }: RowSelection, id: RowId) {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  onSelect(next);
}

/** The selected rows of all pages. Rows of other pages stay as they were when they were shown. */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => RowId) {
  const [isOn, setOn] = useState(false);
  const [selected, setSelected] = useState<Selected<Row>>(() => new Map());

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

  const ofRows = useMemo<RowSelection | undefined>(
    () => (isOn ? { ids: new Set(selected.keys()), onSelect: select } : undefined),
    [isOn, selected, select],
  );

  return {
    isOn,
    selected,
    ofRows,
    select,
    toggle() {
      setSelected(new Map());
      setOn(!isOn);
    },
    drop: (dropped: readonly Row[]) =>
      setSelected((before) => new Map([...before].filter(([, row]) => !dropped.includes(row)))),
  };
}
