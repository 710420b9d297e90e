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

/** Space at the right of the top bar for the bell and the user menu, with the longest name. */
const BELL_AND_MENU = { wide: 328, narrow: 248, phone: 114 };
const MARGIN = 8;

// At the top right, where toasts cover neither the bell, which tells more about the news of a toast, nor the title of the page
// and its actions: over the rest of the top bar.
const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'hasTopBar' })<{
  hasTopBar: boolean;
}>(({ theme, hasTopBar }) => ({
  '& > .notistack-SnackbarContainer': {
    top: 0,
    right: hasTopBar ? BELL_AND_MENU.wide : MARGIN,
    ...(hasTopBar && {
      [theme.breakpoints.down('lg')]: { right: BELL_AND_MENU.narrow },
    }),
    [theme.breakpoints.down('md')]: {
      top: -4,
      right: hasTopBar ? BELL_AND_MENU.phone : MARGIN,
      left: MARGIN,
      // notistack makes it as wide as the window, and each toast 288 pixels at least.
      width: 'auto',
      maxWidth: 'none',
      '& div': { minWidth: 0 },
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
      // notistack makes keys of the time, which two toasts may share.
      const key = Math.random();
      enqueueSnackbar({ key, variant: 'notice', kind, title, description });
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
