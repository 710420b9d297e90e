import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { type Notice, receiveNotices } from './notify';
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

export function ToastStack() {
  useEffect(
    () =>
      receiveNotices({
        show: ({ kind, title, description }) => {
          enqueueSnackbar({ variant: 'notice', kind, title, description });
        },
        clear: () => closeSnackbar(),
      }),
    [],
  );

  return (
    <SnackbarProvider
      maxSnack={AT_ONCE}
      autoHideDuration={SHOWN_FOR_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={looks}
    />
  );
}
