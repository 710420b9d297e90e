import { useCallback, useMemo, useRef, useState } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import { DEFAULT_LAYOUT, readLayout, storeLayout, type TableLayout } from './tableLayout';

/** The look of a list, remembered in this browser for the signed-in user. */
export function useTableLayout(list: string | undefined) {
  const userId = useCurrentUser()?.id;
  const stored = useMemo(
    () => (list === undefined || userId === undefined ? DEFAULT_LAYOUT : readLayout(userId, list)),
    [list, userId],
  );
  const [changed, setChanged] = useState<{ from: TableLayout; layout: TableLayout } | null>(null);
  // Changes belong to what they started from: another user starts from their own.
  const layout = changed?.from === stored ? changed.layout : stored;

  const latest = useRef(layout);
  latest.current = layout;
  const changeLayout = useCallback(
    (changes: Partial<TableLayout>) => {
      latest.current = { ...latest.current, ...changes };
      setChanged({ from: stored, layout: latest.current });
      if (list !== undefined && userId !== undefined) storeLayout(userId, list, latest.current);
    },
    [list, userId, stored],
  );
  return { layout, changeLayout };
}
