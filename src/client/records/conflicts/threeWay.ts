/** The opened, the stored and the typed state of a record. */
export interface Sides {
  opened: Values;
  current: Values;
  mine: Values;
}

type Values = Readonly<Record<string, unknown>>;

export type Choice = 'mine' | 'current';
export type Choices = Readonly<Record<string, Choice | undefined>>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || (isBlank(one) && isBlank(other));

/** The fields that other people have changed to a value other than the form's. */
export const changedByOthers = ({ opened, current, mine }: Sides, names: readonly string[]) =>
  names.filter(
    (name) => !isSame(current[name], opened[name]) && !isSame(current[name], mine[name]),
  );

/** The side whose value a field gets by default: undefined if both have changed it. */
export function choiceFor(name: string, { opened, current, mine }: Sides): Choice | undefined {
  if (isSame(mine[name], opened[name])) return 'current';
  const isConflict = !isSame(current[name], opened[name]) && !isSame(current[name], mine[name]);
  return isConflict ? undefined : 'mine';
}

/** The stored record with the changes of the form; `choices` decides fields that both have changed. */
export function merged<V extends object>(
  forms: { current: V; mine: V },
  sides: Sides,
  choices: Choices,
): V {
  const names = Object.keys(forms.mine) as (keyof V & string)[];
  const kept = names.filter((name) => (choices[name] ?? choiceFor(name, sides)) === 'mine');
  return {
    ...forms.current,
    ...Object.fromEntries(kept.map((name) => [name, forms.mine[name]])),
  };
}
