import { formatDate } from '../formatDate';

type Props = {
  date: string | null | undefined;
  format?: (date: string | null | undefined) => string;
};

export const DateCell = ({ date, format = formatDate }: Props) => (
  <time dateTime={date ?? undefined} style={{ fontVariantNumeric: 'tabular-nums' }}>
    {format(date)}
  </time>
);
