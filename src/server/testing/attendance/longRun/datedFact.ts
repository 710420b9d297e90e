/** Values that are valid from days on. One that is entered for a day takes the place of those from later days. */
export interface DatedFact<T> {
  enter(from: string, value: T): void;
  on(date: string): T;
}

/** A fact with a value that has been valid from the beginning. */
export function datedFact<T>(first: T): DatedFact<T> {
  let later: { from: string; value: T }[] = [];
  return {
    enter(from, value) {
      later = [...later.filter((entry) => entry.from < from), { from, value }];
    },
    on(date) {
      let value = first;
      for (const entry of later) if (entry.from <= date) value = entry.value;
      return value;
    },
  };
}
