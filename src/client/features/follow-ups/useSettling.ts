import { useEffect, useRef, useState } from 'react';
import {
  type FollowUpItem,
  type FollowUpKind,
  useUpdateFollowUpItemMutation,
} from '@/client/api/api';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';

const FAILED = { title: 'Gagal menyimpan', description: 'Silakan coba lagi nanti.' };

export const TITLE_ID = 'follow-up-title';
export const itemLinkId = (id: number) => `follow-up-item-${id}`;

/** Marks the shown items of a kind as settled otherwise, and takes the last mark back. */
export function useSettling(kind: FollowUpKind, items: readonly FollowUpItem[]) {
  const [update] = useUpdateFollowUpItemMutation();
  const [settling, setSettling] = useState<number | null>(null);
  const [settled, setSettled] = useState<FollowUpItem | null>(null);

  // The pressed button leaves with its item. The last one of these elements that is there gets the focus.
  const focusNext = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item leaves with the list
  useEffect(() => {
    for (const id of focusNext.current) document.getElementById(id)?.focus();
    focusNext.current = [];
  }, [items]);

  const store = async ({ id }: FollowUpItem, is_settled: boolean, ...next: string[]) => {
    if (settling !== null) return false;
    setSettling(id);
    focusNext.current = next;
    try {
      await update({ kind, id, followUpItemInput: { is_settled } }).unwrap();
      return true;
    } catch (error) {
      focusNext.current = [];
      notifyFailure(error, FAILED);
      return false;
    } finally {
      setSettling(null);
    }
  };

  const settle = async (item: FollowUpItem) => {
    const index = items.indexOf(item);
    const next = items[index + 1] ?? items[index - 1];
    const isStored = await store(item, true, TITLE_ID, next ? itemLinkId(next.id) : '');
    if (isStored) setSettled(item);
  };

  const undo = async () => {
    if (!settled) return;
    if (await store(settled, false, TITLE_ID, itemLinkId(settled.id))) setSettled(null);
  };

  return { settling, settled, settle, undo };
}
