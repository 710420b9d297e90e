const PERCENTAGE = /^(-?[\d.,]+)\s*[%％]$/;

/** The number before a percent sign: '85' of '85 %'; null for another text. */
export const beforePercent = (text: string): string | null =>
  PERCENTAGE.exec(text.trim())?.[1] ?? null;
