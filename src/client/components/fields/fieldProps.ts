/** What every field takes. */
export type FieldProps = {
  name: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  helperText?: string;
};
