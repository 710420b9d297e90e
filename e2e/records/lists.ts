import type { Caller } from '../caller';

/** How the API wraps a record, or all of them. */
export type Stored<Data> = { data: Data };

export interface NamedRecord {
  id: number;
  name: string;
}

/** The first record of a list, such as the only active period. */
export const firstOf = async <Row>(caller: Caller, list: string) => {
  const { data } = await caller.get<Stored<Row[]>>(list);
  const [row] = data;
  if (!row) throw new Error(`${list} is empty.`);
  return row;
};
