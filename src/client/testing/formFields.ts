/**
 * What the forms on the page ask for, in order: `name: Label, wajib`. For small snapshots that say
 * when a field comes, goes or changes its words.
 */
export const formFields = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map((field) => {
    const label = field.querySelector('label')?.textContent ?? '';
    const isRequired = field.querySelector('[required], [aria-required="true"]') !== null;
    return `${field.dataset.field}: ${label}${isRequired ? ', wajib' : ''}`;
  });
