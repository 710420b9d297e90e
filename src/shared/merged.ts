type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** One object with the properties of all, which have different ones. */
export function merged<Part extends object>(parts: readonly Part[]): AllOf<Part> {
  const all = new Map<string, unknown>();
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (all.has(name)) throw new Error(`${name} is described twice`);
    all.set(name, value);
  }
  return Object.fromEntries(all) as AllOf<Part>;
}

/** The parts of that name of the descriptions that have one, as one object. */
export function mergedParts<Description extends object, Key extends string>(
  descriptions: readonly Description[],
  key: Key,
) {
  type Described = Extract<Description, Readonly<Record<Key, object>>>;
  const has = (description: Description): description is Described => key in description;
  return merged<Described[Key]>(descriptions.filter(has).map((description) => description[key]));
}
