/**
 * The fields of the forms on the page, in order, for inline snapshots: `name: Label`, followed by
 * `wajib` for a required field and `terkunci` for a disabled one.
 */
export const formFields = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map((field) => {
    const words = [`${field.dataset.field}: ${field.querySelector('label')?.textContent ?? ''}`];
    if (field.querySelector('[required], [aria-required="true"]')) words.push('wajib');
    if (field.querySelector('input:disabled, select:disabled, [aria-disabled="true"]'))
      words.push('terkunci');
    return words.join(', ');
  });
