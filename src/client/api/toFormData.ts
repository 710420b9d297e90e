type Value = string | number | boolean | Blob | null | undefined | readonly Value[];

const append = (form: FormData, name: string, value: Value): void => {
  if (value === null || value === undefined) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'boolean') form.append(name, value ? '1' : '0');
  else if (typeof value === 'object') {
    value.forEach((item, index) => {
      append(form, `${name}[${index}]`, item);
    });
  } else form.append(name, String(value));
};

/** Spec §5: skips empty values, sends booleans as 1 or 0, arrays as indexed fields, files as they are. */
export const toFormData = (values: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) append(form, name, value);
  return form;
};
