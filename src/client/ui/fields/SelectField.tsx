import { useState } from 'react';
import { noEarlyInput } from '../earlyInput';
import { asText, useFormField } from '../form/formFields';
import { lazyComponent } from '../lazyComponent';
import { EarlySelect, type SelectOption } from './EarlySelect';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

type Props = FieldProps & { options: readonly SelectOption[]; placeholder?: string };

export const fullSelect = lazyComponent(
  () => import(/* webpackChunkName: "later.select" */ './FullSelect'),
  'FullSelect',
);

/** For short, fixed lists, which come after the form; for records such as companies use ComboboxField. */
export function SelectField(props: Props) {
  const { name, label, required, disabled, helperText, options, placeholder = 'Pilih…' } = props;
  const field = useFieldState<string | number | null | undefined>(name, helperText);
  const [early] = useState(noEarlyInput);
  const chosen = options.find(({ value }) => value === (field.input.value ?? ''));
  useFormField(name, {
    label,
    textOf: (value) => options.find((option) => option.value === value)?.label ?? asText(value),
  });

  const select = {
    field,
    early,
    value: chosen?.value ?? '',
    text: chosen?.label ?? (
      <span style={{ color: 'var(--mui-palette-text-secondary)' }}>{placeholder}</span>
    ),
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      required={required}
      disabled={disabled}
      helperText={helperText}
    >
      <fullSelect.Component {...select} options={options} fallback={<EarlySelect {...select} />} />
    </FieldFrame>
  );
}
