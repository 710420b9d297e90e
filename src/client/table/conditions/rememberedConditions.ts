type Place = { userId: number; list: string };

const keyOf = ({ userId, list }: Place) => `table-conditions:${userId}:${list}`;

/** The last conditions of a person on a list in this browser, or ''. */
export function rememberedConditions(place: Place): string {
  try {
    return localStorage.getItem(keyOf(place)) ?? '';
  } catch {
    return '';
  }
}

export function rememberConditions(place: Place, conditions: string) {
  try {
    if (conditions === '') localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), conditions);
  } catch {
    // Storage is blocked: the URL keeps them as long as the page.
  }
}
