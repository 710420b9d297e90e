import type { Choosable, TableLayout } from './tableLayout';

/** The layout in which another column is shown, or is no longer. */
export function withColumn(
  { hidden, added }: TableLayout,
  { field, isOptional }: Choosable,
  isShown: boolean,
): Pick<TableLayout, 'hidden' | 'added'> {
  const others = (fields: readonly string[]) => fields.filter((one) => one !== field);
  if (isOptional) return { hidden, added: isShown ? [...others(added), field] : others(added) };
  return { hidden: isShown ? others(hidden) : [...others(hidden), field], added };
}
