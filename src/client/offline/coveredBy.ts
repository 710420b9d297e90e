/** A question to the server, without the empty ones of its parameters. */
export interface AskedFor {
  userId: number;
  url: string;
  params: Readonly<Record<string, string>>;
}

export interface KeptAnswer extends AskedFor {
  /** When it arrived, in milliseconds. */
  at: number;
  data: unknown;
}

type Dated = { data: readonly { date: string }[] };

const rangeOf = ({ params: { date_from, date_to, sort: _sort, ...others } }: AskedFor) =>
  date_from && date_to && Object.keys(others).length === 0 ? { date_from, date_to } : null;

/** The newest answer about the same and more days, reduced to the days asked for. */
export const coveredBy = (kept: readonly KeptAnswer[], asked: AskedFor): KeptAnswer | null => {
  const wanted = rangeOf(asked);
  if (!wanted) return null;
  const covers = (answer: KeptAnswer) => {
    const range = rangeOf(answer);
    return (
      answer.userId === asked.userId &&
      answer.url === asked.url &&
      range !== null &&
      range.date_from <= wanted.date_from &&
      wanted.date_to <= range.date_to &&
      Array.isArray((answer.data as Partial<Dated>).data)
    );
  };
  const newest = kept.filter(covers).sort((one, other) => other.at - one.at)[0];
  if (!newest) return null;
  const data = (newest.data as Dated).data.filter(
    ({ date }) => wanted.date_from <= date && date <= wanted.date_to,
  );
  const meta = { page: 1, per_page: Math.max(data.length, 1), total: data.length };
  return { ...newest, data: { data, meta } };
};
