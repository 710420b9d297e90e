import { idID } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import './fonts.css';
import { TOP_BAR_HEIGHT } from './measures';
import { darkScheme, lightScheme } from './palette';
import { themeComponents } from './themeComponents';

const PX = 16;
const rem = (px: number) => `${px / PX}rem`;

export const theme = createTheme(
  {
    // An attribute instead of the media query, so that the switch in the user menu can override
    // the system.
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: lightScheme, dark: darkScheme },
    shape: { borderRadius: 10 },
    mixins: { toolbar: { minHeight: TOP_BAR_HEIGHT } },
    // The sidebar turns into a drawer at most 768 px wide (spec §9): `md` starts after it.
    breakpoints: { values: { xs: 0, sm: 600, md: 769, lg: 1200, xl: 1536 } },
    typography: {
      fontFamily:
        '"Plus Jakarta Sans Variable", "Plus Jakarta Sans Fallback", system-ui, sans-serif',
      fontSize: 14,
      fontWeightBold: 700,
      h1: { fontSize: rem(24), lineHeight: rem(32), fontWeight: 600, letterSpacing: '-0.01em' },
      h2: { fontSize: rem(16), lineHeight: rem(24), fontWeight: 600 },
      h3: { fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 },
      h4: { fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 },
      h5: { fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 },
      h6: { fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 },
      subtitle1: { fontSize: rem(14), lineHeight: rem(20), fontWeight: 500 },
      subtitle2: { fontSize: rem(13), lineHeight: rem(18), fontWeight: 600 },
      body1: { fontSize: rem(14), lineHeight: rem(21) },
      body2: { fontSize: rem(13), lineHeight: rem(19) },
      caption: { fontSize: rem(12), lineHeight: rem(16) },
      button: { fontSize: rem(14), lineHeight: rem(20), fontWeight: 600, textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components: themeComponents,
  },
  idID,
);
