import { useId } from 'react';
import { Combobox, type ComboboxProps } from '@/client/components/Combobox';
import { FieldHelp } from '@/client/components/fields/FieldHelp';
import { FieldLabel } from '@/client/components/fields/FieldLabel';

type Props = Omit<ComboboxProps, 'id' | 'label' | 'help' | 'describedBy'> & {
  label: string;
  helperText?: string;
};

/** A combobox with a label, outside of a form. */
export function Picker({ label, helperText, required, ...props }: Props) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Combobox
      {...props}
      id={id}
      required={required}
      label={
        <FieldLabel htmlFor={id} required={required}>
          {label}
        </FieldLabel>
      }
      describedBy={helperText ? helpId : undefined}
      help={<FieldHelp id={helpId} error={undefined} helperText={helperText} />}
    />
  );
}
