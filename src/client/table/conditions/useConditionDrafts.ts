import { type RefObject, useEffect, useState } from 'react';
import type { ConditionColumns } from '@/shared/conditions/condition';
import { conditionsText } from '@/shared/conditions/conditionsText';
import type { Table } from '../state/useTable';
import {
  conditionOf,
  type Draft,
  draftsOf,
  issuesOf,
  type KeptDrafts,
  newDraft,
} from './conditionDraft';

type Options = {
  table: Table;
  columns: ConditionColumns;
  kept: RefObject<KeptDrafts | null>;
};

/** The conditions in the panel, and which of them the list has. */
export function useConditionDrafts({ table, columns, kept }: Options) {
  const { conditions } = table.state;
  const [sent, setSent] = useState(conditions);
  const [seen, setSeen] = useState(conditions);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => {
    if (kept.current?.sent === conditions) return kept.current.drafts;
    return conditions ? draftsOf(conditions, columns) : [newDraft(columns, [])];
  });

  // State, not refs: React may throw a render away, and a ref would remember it.
  if (conditions !== seen) {
    setSeen(conditions);
    // A saved view or the back button has changed them.
    if (conditions !== sent) {
      setSent(conditions);
      setDrafts(draftsOf(conditions, columns));
    }
  }

  useEffect(() => {
    kept.current = { drafts, sent };
  }, [kept, drafts, sent]);

  /** Gives the list the applied conditions of these drafts. */
  const apply = (next: readonly Draft[]) => {
    const text = conditionsText(next.flatMap(({ applied }) => (applied ? [applied] : [])));
    setDrafts(next);
    setSent(text);
    if (text !== conditions) table.change({ conditions: text });
  };

  const written = (draft: Draft) => {
    const column = columns[draft.field];
    return column ? conditionOf(draft, column) : null;
  };

  return {
    drafts,
    /** The number of conditions that the list has. */
    count: drafts.filter(({ applied }) => applied !== null).length,
    isChanged: drafts.some(
      (draft) => JSON.stringify(written(draft)) !== JSON.stringify(draft.applied),
    ),
    add() {
      const added = newDraft(columns, drafts);
      setDrafts([...drafts, added]);
      return added;
    },
    replace: (changed: Draft) =>
      setDrafts(drafts.map((draft) => (draft.id === changed.id ? changed : draft))),
    remove: (removed: Draft) => apply(drafts.filter(({ id }) => id !== removed.id)),
    clear: () => apply([]),
    /** Applies the complete drafts and marks the others. Returns the place of the first issue. */
    submit() {
      const next = drafts.map((draft) => {
        const applied = written(draft);
        return { ...draft, applied, isMarked: applied === null };
      });
      apply(next);
      const draft = next.find(({ isMarked }) => isMarked);
      const column = draft && columns[draft.field];
      return column && { draft, value: issuesOf(draft, column).findIndex(Boolean) };
    },
  };
}
