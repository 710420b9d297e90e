import type { ReactNode } from 'react';

export type ComboboxOption = {
  value: number | string;
  label: string;
  /** A second line that distinguishes options with the same label. */
  description?: string;
  /** Shown with the reason as its description, but not to be chosen. */
  isDisabled?: boolean;
};

export type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: number | string | null;
  onChange: (value: number | string | null, option: ComboboxOption | null) => void;
  id?: string;
  /** The label element shown above the input. */
  label: ReactNode;
  help?: ReactNode;
  describedBy?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  isLoading?: boolean;
  clearable?: boolean;
  /** Opens the list at once, for a field that another one leads to. */
  opensOnFocus?: boolean;
  emptyText?: string;
  /** The chosen option, which `options` may not contain when the server searches. */
  selected?: ComboboxOption | null;
  /** Lets the server search: called with the typed text; `options` are then not filtered here. */
  onSearch?: (text: string) => void;
  /** Called when the list opens, to retry a failed request. */
  onOpen?: () => void;
  onBlur?: () => void;
};
