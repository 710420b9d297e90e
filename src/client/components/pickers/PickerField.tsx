import type { ComboboxOption } from '../Combobox';
import { ComboboxField } from '../fields/ComboboxField';
import type { FieldProps } from '../fields/fieldProps';
import type { useChoices } from './useChoices';

/** What every picker takes: a field of a Formik form that holds the chosen record's identifier. */
export type PickerProps = FieldProps & {
  placeholder?: string;
  /**
   * The record that the form came with, such as `mentorOption(internship.mentor)`: it is shown and
   * can be kept even when the list does not offer it (any more).
   */
  kept?: ComboboxOption | null;
  onChosen?: (option: ComboboxOption | null) => void;
};

type Props = Omit<PickerProps, 'kept'> & {
  choices: ReturnType<typeof useChoices>;
  emptyText?: string;
  onSearch?: (text: string) => void;
};

export const PickerField = ({ choices, emptyText, helperText, ...field }: Props) => {
  const { failure, ...list } = choices;
  return (
    <ComboboxField
      {...field}
      {...list}
      emptyText={list.emptyText ?? emptyText}
      helperText={failure ?? helperText}
    />
  );
};
