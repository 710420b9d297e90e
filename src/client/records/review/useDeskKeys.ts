import { useEffect, useRef } from 'react';
import { isDialogOpen } from '@/client/ui/isDialogOpen';

export type DeskKeys = {
  move: (by: 1 | -1) => void;
  selectRange: (by: 1 | -1) => void;
  open: () => void;
  validate: () => void;
  startReturn: () => void;
  undo: () => void;
  select: () => void;
  search: () => void;
  showKeys: () => void;
};

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
/** Controls that use arrow keys or Enter themselves. */
const OWN_ARROWS = '[role="tablist"], [role="menu"], [role="listbox"], [role="group"]';
const OWN_ENTER = 'a, button, input, summary';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** The action of a key press; undefined when the key is none of the desk's. */
const actionOf = (event: KeyboardEvent, keys: DeskKeys): (() => void) | undefined => {
  const by = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
  if (by) {
    const isArrow = event.key.startsWith('Arrow');
    if (isArrow && isIn(event.target, OWN_ARROWS)) return undefined;
    return () => (isArrow && event.shiftKey ? keys.selectRange(by) : keys.move(by));
  }
  switch (event.key) {
    case 'Enter':
      return isIn(event.target, OWN_ENTER) ? undefined : keys.open;
    case 'v':
      return keys.validate;
    case 'r':
      return keys.startReturn;
    case 'u':
      return keys.undo;
    case 'x':
      return keys.select;
    case '/':
      return keys.search;
    case '?':
      return keys.showKeys;
    default:
      return undefined;
  }
};

/** The keys of the desk, wherever the focus is, but not while one types or a dialog is open. */
export function useDeskKeys(keys: DeskKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isIn(event.target, TYPING) || isDialogOpen()) return;
      // Holding a key down must not decide on everything.
      const isMove = ['j', 'k', 'ArrowDown', 'ArrowUp'].includes(event.key);
      if (event.repeat && !isMove) return;
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
