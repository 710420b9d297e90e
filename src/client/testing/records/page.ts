/** A page of a list, as the server returns it. */
export const page = <Row>(...rows: Row[]) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total: rows.length },
});
