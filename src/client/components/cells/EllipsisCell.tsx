import { MISSING } from '../formatDate';

type Props = { text: string | null | undefined; max: number };

// Counted as people count, so that a cut never halves an emoji.
const cut = (text: string, max: number) => {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text;
};

/** Cut to a number of characters (spec §9), the whole text under the pointer. */
export function EllipsisCell({ text, max }: Props) {
  if (!text) return MISSING;
  const shown = cut(text, max);
  return <span title={shown === text ? undefined : text}>{shown}</span>;
}
