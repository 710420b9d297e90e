/** Every field marks its outermost element with `data-field`, so that a form can find it. */
const OPERABLE =
  'input:not([type="hidden"]):not([aria-hidden="true"]):not([disabled]), textarea:not([disabled]), select:not([disabled]), [role="combobox"]:not([aria-disabled="true"], [disabled]), button:not([disabled])';

const fieldElements = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-field]')];

const operableOf = (field: HTMLElement) => field.querySelector<HTMLElement>(OPERABLE);

export const showsField = (name: string) =>
  fieldElements(document).some((element) => element.dataset.field === name);

export function focusFirstField(root: ParentNode) {
  for (const field of fieldElements(root)) {
    const control = operableOf(field);
    if (control) return control.focus();
  }
}

/** For a button that disappears when it is pressed. */
export function focusField(name: string) {
  const field = fieldElements(document).find((element) => element.dataset.field === name);
  if (field) operableOf(field)?.focus();
}

/** First in document order; the errors have no order. */
export function focusFirstInvalidField(root: ParentNode) {
  const invalid = fieldElements(root).find((element) => element.dataset.invalid === 'true');
  if (invalid) operableOf(invalid)?.focus();
}
