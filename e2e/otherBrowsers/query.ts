/** An element that a person can name: a role with its accessible name, a label or a visible text. */
export type Query = {
  /** The only element that matches, unless this says otherwise. */
  first?: boolean;
  within?: Query;
} & (
  | { role: string; name?: string | RegExp; current?: 'date' }
  | { label: string | RegExp }
  | { text: string | RegExp }
);
