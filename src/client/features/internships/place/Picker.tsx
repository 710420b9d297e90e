import { useId } from 'react';
import { Combobox } from '@/client/ui/Combobox';
import type { ComboboxProps } from '@/client/ui/comboboxProps';
import { FieldHelp } from '@/client/ui/fields/FieldHelp';
import { FieldLabel } from '@/client/ui/fields/FieldLabel';

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
