import type { TextStyle } from '../text/typesetter';

/** The slate tones of the screens, but darker: paper has no backlight. */
export const INK = '#0f172a';
export const QUIET = '#556274';
export const HAIRLINE = '#cbd5e1';
export const RULE = '#334155';
export const HEADER_FILL = '#f1f5f9';

/** Line width in points. */
export const HAIR = 0.5;

export const TITLE: TextStyle = { size: 15, bold: true, color: INK };
export const LEAD: TextStyle = { size: 9.5, color: QUIET };
export const LABEL: TextStyle = { size: 7.5, color: QUIET };
export const VALUE: TextStyle = { size: 9.5, bold: true, color: INK };
export const BODY: TextStyle = { size: 8.5, color: INK };
export const STRONG: TextStyle = { size: 8.5, bold: true, color: INK };
export const SMALL: TextStyle = { size: 7.5, color: QUIET };
export const FIGURE: TextStyle = { size: 13, bold: true, color: INK };
