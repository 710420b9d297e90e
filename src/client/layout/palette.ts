import type { ColorSystemOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  /** `text` has enough contrast on `fill`, the soft background of badges and notes. */
  interface PaletteColor {
    text: string;
    fill: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    fill?: string;
  }
  interface Palette {
    /** Borders of controls: a contrast of at least 3:1 against the surface. */
    control: { border: string };
  }
  interface PaletteOptions {
    control?: { border: string };
  }
}

/** Placeholders are text: a contrast of at least 4.5:1. */
const PLACEHOLDER_OPACITY = 0.68;

export const lightScheme: ColorSystemOptions = {
  opacity: { inputPlaceholder: PLACEHOLDER_OPACITY },
  palette: {
    primary: {
      main: '#155dfc',
      light: '#2b7fff',
      dark: '#1447e6',
      contrastText: '#ffffff',
      text: '#1447e6',
      fill: '#e8f0ff',
    },
    secondary: {
      main: '#475569',
      light: '#64748b',
      dark: '#334155',
      contrastText: '#ffffff',
      text: '#334155',
      fill: '#eef2f6',
    },
    success: {
      main: '#15803d',
      light: '#22c55e',
      dark: '#166534',
      contrastText: '#ffffff',
      text: '#166534',
      fill: '#dcfce7',
    },
    warning: {
      main: '#a16207',
      light: '#facc15',
      dark: '#854d0e',
      contrastText: '#ffffff',
      text: '#854d0e',
      fill: '#fef6c9',
    },
    error: {
      main: '#dc2626',
      light: '#ef4444',
      dark: '#b91c1c',
      contrastText: '#ffffff',
      text: '#b91c1c',
      fill: '#fee8e8',
    },
    info: {
      main: '#155dfc',
      light: '#2b7fff',
      dark: '#1447e6',
      contrastText: '#ffffff',
      text: '#1447e6',
      fill: '#e8f0ff',
    },
    control: { border: '#8391a7' },
    text: { primary: '#0f172a', secondary: '#475569', disabled: '#94a3b8' },
    divider: '#e2e8f0',
    background: { default: '#f8fafc', paper: '#ffffff' },
    action: { hover: 'rgba(15, 23, 42, 0.04)', selected: 'rgba(21, 93, 252, 0.08)' },
  },
};

export const darkScheme: ColorSystemOptions = {
  opacity: { inputPlaceholder: PLACEHOLDER_OPACITY },
  palette: {
    primary: {
      main: '#6ea8ff',
      light: '#93c0ff',
      dark: '#4a90ff',
      contrastText: '#071733',
      text: '#9cc4ff',
      fill: '#16294b',
    },
    secondary: {
      main: '#94a3b8',
      light: '#cbd5e1',
      dark: '#64748b',
      contrastText: '#0b1220',
      text: '#cbd5e1',
      fill: '#1e293b',
    },
    success: {
      main: '#4ade80',
      light: '#86efac',
      dark: '#22c55e',
      contrastText: '#052e16',
      text: '#86efac',
      fill: '#0f2f22',
    },
    warning: {
      main: '#facc15',
      light: '#fde047',
      dark: '#eab308',
      contrastText: '#2a1c02',
      text: '#fde047',
      fill: '#33290b',
    },
    error: {
      main: '#f87171',
      light: '#fca5a5',
      dark: '#ef4444',
      contrastText: '#2c0707',
      text: '#fca5a5',
      fill: '#3a1620',
    },
    info: {
      main: '#6ea8ff',
      light: '#93c0ff',
      dark: '#4a90ff',
      contrastText: '#071733',
      text: '#9cc4ff',
      fill: '#16294b',
    },
    control: { border: '#62748f' },
    text: { primary: '#e6ebf4', secondary: '#a3b2c7', disabled: '#64748b' },
    divider: '#24314a',
    background: { default: '#0b1220', paper: '#111a2c' },
    action: { hover: 'rgba(148, 163, 184, 0.10)', selected: 'rgba(110, 168, 255, 0.16)' },
  },
};
