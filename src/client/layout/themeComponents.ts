import type { Components, Theme } from '@mui/material/styles';
import { ignoresDoubleTap } from '@/client/ui/doubleTap';
import { ModalRoot } from '@/client/ui/ModalRoot';
import { BOTTOM_BAR_ID, BOTTOM_EDGE, WITHOUT_BOTTOM_BAR } from '@/client/ui/pageBottom';
import { PHONE_QUERY } from '@/shared/constants/screen';
import { BOTTOM_BAR_HEIGHT, HELP_ROOM, LABEL_ROOM, TOP_BAR_EDGE, TOUCH_TARGET } from './measures';

const SHADOW = '0 1px 2px rgb(15 23 42 / 0.06), 0 12px 32px -8px rgb(15 23 42 / 0.22)';

const PHONE = `@media ${PHONE_QUERY}`;
/** With a padding of 10 above and below. */
const INPUT_HEIGHT_PHONE = TOUCH_TARGET - 20;

/** The corners, the camera and the lower edge of a phone. */
const SAFE_AREA = ['top', 'right', 'bottom', 'left']
  .map((side) => `env(safe-area-inset-${side})`)
  .join(' ');

/** At its end, scrolling does not go on to the page, which would be loaded again. */
const KEEPS_SCROLLING = { overscrollBehavior: 'contain' };

/** The look of Material components everywhere; screens do not restyle them. */
export const themeComponents: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        height: '100%',
        WebkitTextSizeAdjust: '100%',
        // On a phone the document scrolls under the sticky top bar.
        scrollPaddingBlock: `calc(${TOP_BAR_EDGE} + ${LABEL_ROOM}px) calc(${BOTTOM_EDGE} + ${HELP_ROOM}px)`,
        [`&:has(#${BOTTOM_BAR_ID})`]: {
          '--bottom-bar': `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
          [WITHOUT_BOTTOM_BAR]: { '--bottom-bar': '0px' },
        },
      },
      body: {
        minHeight: '100%',
        // The typeface has narrow word spacing for 14 px.
        wordSpacing: '0.05em',
        // Long words must not cause horizontal scrolling on a phone.
        overflowWrap: 'break-word',
      },
      // Beside the camera of a phone that lies on its side.
      '#root': {
        minHeight: '100dvh',
        paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      },
      'a:focus-visible, summary:focus-visible, [tabindex]:focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 4,
      },
      'main:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 8,
        minHeight: 38,
        paddingInline: 14,
        whiteSpace: 'nowrap',
        [PHONE]: { minHeight: TOUCH_TARGET },
      },
      sizeSmall: {
        minHeight: 32,
        paddingInline: 10,
        fontSize: '0.8125rem',
        [PHONE]: { minHeight: TOUCH_TARGET },
      },
      // Thumb-sized: the one button of a phone screen.
      sizeLarge: { minHeight: 48, paddingInline: 20, fontSize: '0.9375rem' },
      outlined: ({ theme }) => ({
        '&.MuiButton-colorSecondary, &.MuiButton-colorInherit': {
          color: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.divider,
          backgroundColor: theme.vars.palette.background.paper,
          '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
          '&:hover': {
            borderColor: theme.vars.palette.control.border,
            backgroundColor: theme.vars.palette.action.hover,
          },
          '&[aria-pressed="true"]': {
            color: theme.vars.palette.primary.text,
            backgroundColor: theme.vars.palette.primary.fill,
          },
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 8, [PHONE]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET } },
    },
  },
  // An icon of 24 px.
  MuiCheckbox: { styleOverrides: { root: { [PHONE]: { padding: (TOUCH_TARGET - 24) / 2 } } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: SHADOW,
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: {
        whiteSpace: 'normal',
        '&.MuiSelect-select': { [PHONE]: { minHeight: INPUT_HEIGHT_PHONE } },
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 38,
        [PHONE]: { minHeight: TOUCH_TARGET },
        fontSize: '0.875rem',
        gap: 10,
        // Long options wrap instead of being cut off.
        whiteSpace: 'normal',
        '& .MuiListItemIcon-root': { minWidth: 0 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiAutocomplete: {
    styleOverrides: {
      // The height of the other fields: 20 of text, 15 of MUI's padding and this.
      root: {
        '& .MuiOutlinedInput-root': {
          paddingBlock: 2.5,
          paddingLeft: 7,
        },
        // Keeps its width when a value adds the button that clears it.
        '& .MuiAutocomplete-endAdornment': { display: 'flex', justifyContent: 'end', width: 56 },
      },
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: SHADOW,
        marginTop: 4,
      }),
    },
  },
  MuiModal: { defaultProps: { slots: { root: ModalRoot } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: SHADOW,
        margin: 16,
        width: 'calc(100% - 32px)',
        '&.MuiDialog-paperFullScreen': {
          margin: 0,
          width: '100%',
          border: 0,
          borderRadius: 0,
          padding: SAFE_AREA,
        },
      }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: KEEPS_SCROLLING } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ ownerState }) => ({
        ...KEEPS_SCROLLING,
        padding: SAFE_AREA,
        // Only the edges of the window.
        ...(ownerState.anchor === 'bottom' && { paddingTop: 0 }),
        ...(ownerState.anchor === 'right' && { paddingLeft: 0 }),
        ...(ownerState.anchor === 'left' && { paddingRight: 0 }),
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 8px' }) },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 4, ...ignoresDoubleTap } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        fontSize: '0.75rem',
        backgroundColor: '#1e293b',
        color: '#f8fafc',
        padding: '6px 10px',
      },
    },
  },
  // Labels are placed above their control, so the outline needs no notch.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        fontSize: '0.8125rem',
        lineHeight: '1.125rem',
        fontWeight: 600,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-disabled):not(.Mui-error):not(.Mui-focused) .MuiOutlinedInput-notchedOutline':
          { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.action.hover },
        // Disabled values must stay readable.
        '& .MuiOutlinedInput-input.Mui-disabled': {
          WebkitTextFillColor: theme.vars.palette.text.secondary,
        },
        '& > .MuiInputAdornment-positionStart + .MuiOutlinedInput-input': { paddingLeft: 0 },
      }),
      input: {
        height: 20,
        padding: '10px 12px',
        [PHONE]: { height: INPUT_HEIGHT_PHONE },
        // iOS zooms into the page when a field with smaller text is focused.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      },

      multiline: {
        padding: 0,
        '& textarea': { height: 'auto', minHeight: 40, resize: 'vertical' },
      },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.control.border,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        marginTop: 5,
        lineHeight: '1rem',
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 44, minWidth: 0, paddingInline: 14 } } },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      // Forced colours replace every background except system colours.
      indicator: { '@media (forced-colors: active)': { backgroundColor: 'Highlight' } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 10, alignItems: 'center' },
      // Long addresses break.
      message: { minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
