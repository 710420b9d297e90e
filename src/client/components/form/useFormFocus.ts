import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { focusFirstField, focusFirstInvalidField } from './fieldDom';

/**
 * Focuses the first field on mount and the first invalid field after a failed submit; otherwise
 * returns a lost focus to the element that had it.
 */
export function useFormFocus(focusOnOpen: boolean) {
  const root = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();

  useEffect(() => {
    // On a phone this would open the keyboard over a form the user has not seen yet.
    const hasKeyboard = window.matchMedia?.('(pointer: fine)').matches ?? true;
    if (focusOnOpen && hasKeyboard && root.current) focusFirstField(root.current);
  }, [focusOnOpen]);

  // The button is disabled during the request, so the browser removes its focus, sometimes before an
  // effect can see which element had it.
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    const form = root.current;
    const remember = ({ target }: FocusEvent) => {
      lastFocused.current = target as Element;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const element = lastFocused.current;
    const isLost = document.activeElement === document.body && root.current?.contains(element);
    if (!isSubmitting && isLost && element instanceof HTMLElement) element.focus();
  }, [isSubmitting]);

  const answered = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    if (!isValid && root.current) focusFirstInvalidField(root.current);
  }, [submitCount, isSubmitting, isValid]);

  return root;
}
