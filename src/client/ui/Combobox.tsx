import { useState } from 'react';
import type { ComboboxProps } from './comboboxProps';
import { EarlyCombobox } from './EarlyCombobox';
import { noEarlyInput } from './earlyInput';
import { lazyComponent } from './lazyComponent';

export const fullCombobox = lazyComponent(
  () => import(/* webpackChunkName: "later.combobox" */ './FullCombobox'),
  'FullCombobox',
);

/** A searchable select for one value, whose list comes after the form. In a Formik form use ComboboxField. */
export function Combobox(props: ComboboxProps) {
  const [early] = useState(noEarlyInput);
  return (
    <fullCombobox.Component
      {...props}
      early={early}
      fallback={<EarlyCombobox {...props} early={early} />}
    />
  );
}
