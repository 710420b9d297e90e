import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { ComboboxField } from '@/client/ui/fields/ComboboxField';
import type { FieldProps } from '@/client/ui/fields/fieldProps';
import type { useChoices } from './useChoices';

/** The props of every picker, a Formik field that holds the id of the chosen record. */
export type PickerProps = FieldProps & {
  placeholder?: string;
  /**
   * The initially selected record, such as `mentorOption(internship.mentor)`, which can be kept even
   * when the list no longer contains it.
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
