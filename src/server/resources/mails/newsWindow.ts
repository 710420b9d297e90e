/** The news of one mail: from a moment, not included, to another. */
export interface NewsWindow {
  from: Date;
  to: Date;
}

/** Reads it from the matter of a mail: two times in milliseconds. */
export function readWindow(matter: string): NewsWindow {
  const [from, to] = matter.split(' ').map(Number);
  return { from: new Date(from ?? 0), to: new Date(to ?? 0) };
}
