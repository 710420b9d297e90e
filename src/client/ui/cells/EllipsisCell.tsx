import { MISSING } from '@/shared/formatNumber';

type Props = { text: string | null | undefined; max: number };

// Counts code points, so that most emoji are not cut in half.
const cut = (text: string, max: number) => {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text;
};

/** Truncates to a number of characters (spec §9); the tooltip shows the whole text. */
export function EllipsisCell({ text, max }: Props) {
  if (!text) return MISSING;
  const shown = cut(text, max);
  return <span title={shown === text ? undefined : text}>{shown}</span>;
}
