/** The rows in the order of the ids, without those deleted in the meantime. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
