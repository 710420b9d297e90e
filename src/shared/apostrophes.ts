/** Word processors write the curly one, keyboards the straight one. */
export const APOSTROPHES = "'’‘ʼ`´";

const ANY = new RegExp(`[${APOSTROPHES}]`, 'g');

export const withStraightApostrophes = (text: string): string => text.replace(ANY, "'");
