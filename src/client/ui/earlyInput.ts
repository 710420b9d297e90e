import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';

/** The input that a person gives to a control whose code is still on its way. */
export interface EarlyInput {
  hasFocus: boolean;
  /** The typed text of a text box. */
  text: string | null;
  keys: string[];
}

export const noEarlyInput = (): EarlyInput => ({ hasFocus: false, text: null, keys: [] });

/** A press opens a list, as this key does. */
const OPENER = 'ArrowDown';
const KEPT_KEYS = /^(.|Enter|Arrow(Up|Down))$/u;

/** Records the input of the light control. */
export const earlyHandlers = (early: EarlyInput) => ({
  onFocus: () => {
    early.hasFocus = true;
  },
  onBlur: (_event: FocusEvent) => {
    early.hasFocus = false;
    early.keys = [];
  },
  onMouseDown: ({ button }: MouseEvent) => {
    if (button === 0) early.keys.push(OPENER);
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (!KEPT_KEYS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    early.keys.push(event.key);
    // Neither submits the form nor scrolls the page.
    if (event.key.length > 1) event.preventDefault();
  },
});

// React notices a new value only when it is set like this.
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Gives the recorded input to the control that takes the place of the light one. */
export function useEarlyInput(early: EarlyInput, controlOf: () => HTMLElement | null | undefined) {
  // MUI's select knows its place, which its list needs, from its second render on.
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => setPlaced(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the control is placed
  useEffect(() => {
    const control = controlOf();
    if (!isPlaced || !control || !early.hasFocus) return;
    control.focus();
    if (early.text !== null) {
      setValue?.call(control, early.text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else {
      for (const key of early.keys)
        control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  }, [isPlaced]);
}
