/** The props of every field. */
export type FieldProps = {
  name: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  helperText?: string;
};
