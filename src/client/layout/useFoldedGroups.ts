import { useState } from 'react';
import { keep, readStoredJson } from '@/client/session/browserStorage';

const KEY = 'menu-folded';

const readFolded = (): readonly string[] => {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
};

/** The place in the menu: the group and the path of the marked entry. */
type Current = { group: string | null | undefined; path: string | undefined };

/**
 * Which groups of the menu are folded, by their titles; this browser remembers them. The group of the marked entry is
 * open, until it is folded on that screen.
 */
export function useFoldedGroups({ group, path }: Current) {
  const [folded, setFolded] = useState(readFolded);
  const [shown, setShown] = useState({ path, isFolded: false });
  if (shown.path !== path) setShown({ path, isFolded: false });

  const isFolded = (title: string) => folded.includes(title) && (title !== group || shown.isFolded);

  const toggle = (title: string) => {
    const willFold = !isFolded(title);
    const others = folded.filter((each) => each !== title);
    const next = willFold ? [...others, title] : others;
    keep(KEY, JSON.stringify(next));
    setFolded(next);
    if (title === group) setShown({ path, isFolded: willFold });
  };

  return { isFolded, toggle };
}
