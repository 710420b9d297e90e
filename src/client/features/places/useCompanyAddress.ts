import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useLazyGetCompanyQuery } from '@/client/api/api';
import type { ComboboxOption } from '@/client/ui/comboboxProps';

/** Fills the address in with that of the chosen company, which it usually is, unless something else is typed there. */
export function useCompanyAddress() {
  const { values, setFieldValue } = useFormikContext<{ company_id: unknown; address: string }>();
  const [fetchCompany] = useLazyGetCompanyQuery();
  /** The address that was filled in, which another company's may replace. */
  const filled = useRef('');
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });

  return async (option: ComboboxOption | null) => {
    if (!option) return;
    const answer = await fetchCompany({ id: Number(option.value) }, true)
      .unwrap()
      .catch(() => null);
    const { company_id, address } = latest.current;
    const isUntouched = address.trim() === '' || address === filled.current;
    if (!answer || company_id !== option.value || !isUntouched) return;
    filled.current = answer.data.address;
    await setFieldValue('address', answer.data.address);
  };
}
