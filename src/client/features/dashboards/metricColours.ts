/** Tile and icon of a metric card, 3:1 against each other in both schemes. */
type Shades = { fill: string; icon: string };

const shades = (lightFill: string, lightIcon: string, darkFill: string, darkIcon: string) => ({
  light: { fill: lightFill, icon: lightIcon } satisfies Shades,
  dark: { fill: darkFill, icon: darkIcon } satisfies Shades,
});

export const METRIC_COLOURS = {
  green: shades('#dcfce7', '#15803d', '#14532d', '#86efac'),
  blue: shades('#dbeafe', '#155dfc', '#1e3a8a', '#93c5fd'),
  red: shades('#fee2e2', '#b91c1c', '#7f1d1d', '#fca5a5'),
  yellow: shades('#fef9c3', '#a16207', '#713f12', '#fde047'),
  purple: shades('#f3e8ff', '#7e22ce', '#581c87', '#d8b4fe'),
  indigo: shades('#e0e7ff', '#4338ca', '#312e81', '#a5b4fc'),
  gray: shades('#f1f5f9', '#475569', '#334155', '#cbd5e1'),
} as const;

export type MetricColour = keyof typeof METRIC_COLOURS;
