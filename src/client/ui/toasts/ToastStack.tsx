import { styled } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { type Notice, takeNotices } from './notify';
import { Toast } from './Toast';

// Spec §9.
const AT_ONCE = 3;
const SHOWN_FOR_MS = 4000;

declare module 'notistack' {
  interface VariantOverrides {
    notice: Notice;
  }
}

const looks = { notice: Toast };

/** Space for the user menu and its panel at the right of the top bar. */
const USER_MENU_WIDTH = 304;
const NARROW_USER_MENU_WIDTH = 190;
const MARGIN = 8;

// At the top right, where toasts cover neither the title of the page nor its actions: beside the user menu; on a phone over
// the top bar.
const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'hasTopBar' })<{
  hasTopBar: boolean;
}>(({ theme, hasTopBar }) => ({
  '& > .notistack-SnackbarContainer': {
    top: 0,
    right: hasTopBar ? USER_MENU_WIDTH : MARGIN,
    ...(hasTopBar && {
      [theme.breakpoints.down('lg')]: { right: NARROW_USER_MENU_WIDTH },
    }),
    [theme.breakpoints.down('md')]: {
      top: -4,
      right: MARGIN,
      left: 'auto',
      maxWidth: `calc(100vw - ${2 * MARGIN}px)`,
    },
  },
}));

type Props = { notices: readonly Notice[]; isLoggedIn: boolean };

export function ToastStack({ notices, isLoggedIn }: Props) {
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    if (isLoggedIn && !wasLoggedIn.current) closeSnackbar();
    wasLoggedIn.current = isLoggedIn;
  }, [isLoggedIn]);

  useEffect(() => {
    if (notices.length === 0) return;
    for (const { kind, title, description } of takeNotices()) {
      enqueueSnackbar({ variant: 'notice', kind, title, description });
    }
  }, [notices]);

  return (
    <Place hasTopBar={isLoggedIn}>
      <SnackbarProvider
        maxSnack={AT_ONCE}
        autoHideDuration={SHOWN_FOR_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={looks}
      />
    </Place>
  );
}
