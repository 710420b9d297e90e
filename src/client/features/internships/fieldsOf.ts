/** What a form asks for, for a snapshot: each field's name, label and what one cannot do with it. */
export const fieldsOf = (root: ParentNode = document): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-field]')].map((field) => {
    const label = field.querySelector('label')?.textContent ?? '';
    const isLocked = field.querySelector('input:disabled, [aria-disabled="true"]') !== null;
    return `${field.dataset.field}: ${label}${isLocked ? ' (terkunci)' : ''}`;
  });
