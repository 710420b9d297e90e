import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api, type FollowUpItem, type FollowUpKind } from '@/client/api/api';

const PER_PAGE = 100;

type Loaded = { items: readonly FollowUpItem[] | null; error: unknown };
const NOTHING: Loaded = { items: null, error: null };

/** All matters of a kind without a reminder of today, as they are at first: later changes would move those that are still to come. */
export function useWholeList(kind: FollowUpKind) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [loaded, setLoaded] = useState(NOTHING);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let isShown = true;
    const read = (page: number) =>
      dispatch(
        api.endpoints.getFollowUp.initiate(
          { kind, page, perPage: PER_PAGE },
          { forceRefetch: true, subscribe: false },
        ),
      ).unwrap();
    const readAll = async () => {
      const items: FollowUpItem[] = [];
      for (let page = 1, total = 1; (page - 1) * PER_PAGE < total; page += 1) {
        const { data, meta } = await read(page);
        items.push(...data.items.filter(({ reminders }) => !reminders?.is_reminded_today));
        total = meta.total;
      }
      return items;
    };
    readAll().then(
      (items) => isShown && setLoaded({ items, error: null }),
      (error: unknown) => isShown && setLoaded({ items: null, error }),
    );
    return () => {
      isShown = false;
    };
  }, [dispatch, kind, attempt]);

  const retry = useCallback(() => {
    setLoaded(NOTHING);
    setAttempt((number) => number + 1);
  }, []);
  return { ...loaded, retry };
}
