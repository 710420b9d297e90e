import { createContext, useContext, useEffect } from 'react';

/** The label of a field and its text for a value, for other components that mention the field. */
export interface FormField {
  label: string;
  textOf: (value: unknown) => string;
  /** A file is only compared, never shown. */
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
