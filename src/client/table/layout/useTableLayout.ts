import { useCallback, useMemo, useRef, useState } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import type { Column } from '../column';
import type { useUrl } from '../state/useUrl';
import {
  DEFAULT_LAYOUT,
  layoutOfLink,
  readLayout,
  storeLayout,
  type TableLayout,
} from './tableLayout';

type Options = Pick<ReturnType<typeof useUrl>, 'url' | 'write'> & {
  list: string | undefined;
  columns: readonly Column<never>[];
  /** The parameter of the URL for the columns of a link. */
  key: string;
};

/** The look of a list, remembered in this browser for the signed-in user. */
function useOwnLayout(list: string | undefined) {
  const userId = useCurrentUser()?.id;
  const stored = useMemo(
    () => (list === undefined || userId === undefined ? DEFAULT_LAYOUT : readLayout(userId, list)),
    [list, userId],
  );
  const [changed, setChanged] = useState<{ from: TableLayout; layout: TableLayout } | null>(null);
  // Another user starts from their own stored layout.
  const layout = changed?.from === stored ? changed.layout : stored;

  const latest = useRef(layout);
  latest.current = layout;
  const change = useCallback(
    (changes: Partial<TableLayout>) => {
      latest.current = { ...latest.current, ...changes };
      setChanged({ from: stored, layout: latest.current });
      if (list !== undefined && userId !== undefined) storeLayout(userId, list, latest.current);
    },
    [list, userId, stored],
  );
  return { layout, change };
}

/** The person's layout, with the columns of a link until they choose others. */
export function useTableLayout({ list, columns, key, url, write }: Options) {
  const { layout: own, change } = useOwnLayout(list);
  const linked = list === undefined ? null : url.get(key);
  const layout = useMemo(() => layoutOfLink(own, columns, linked), [own, columns, linked]);

  const changeLayout = useCallback(
    (changes: Partial<TableLayout>) => {
      change(changes);
      if ((changes.hidden ?? changes.added) === undefined || linked === null) return;
      write((next) => {
        next.delete(key);
        return next;
      });
    },
    [change, linked, write, key],
  );
  return { layout, changeLayout };
}
