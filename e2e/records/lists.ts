import type { Caller } from '../caller';

export type ApiResponse<Data> = { data: Data };

export interface NamedRecord {
  id: number;
  name: string;
}

export const fetchFirst = async <Row>(caller: Caller, list: string) => {
  const { data } = await caller.get<ApiResponse<Row[]>>(list);
  const [row] = data;
  if (!row) throw new Error(`${list} is empty.`);
  return row;
};
