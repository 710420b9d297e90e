import { createContext, useContext, useEffect } from 'react';

/** What a field is called and how it writes a value, so that others can speak of it as the form does. */
export interface FormField {
  label: string;
  textOf: (value: unknown) => string;
  /** Of a file only the change is told. */
  isFile?: boolean;
}

/** The fields of a form by name, in their order. */
export const FormFieldsContext = createContext<Map<string, FormField> | null>(null);

export const asText = (value: unknown) => (value == null ? '' : String(value));

export function useFormField(name: string, field: FormField): void {
  const fields = useContext(FormFieldsContext);

  // After every render: `textOf` knows the options of that render.
  useEffect(() => {
    fields?.set(name, field);
  });
  useEffect(
    () => () => {
      fields?.delete(name);
    },
    [fields, name],
  );
}
