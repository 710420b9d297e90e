import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useLayoutEffect, useState } from 'react';
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

/**
 * An open dialog hides the rest of the body from screen readers (MUI sets aria-hidden on it); what
 * failed is often told over one, and has to be heard.
 */
function useAudibleRoot() {
  const [root] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const keepAudible = new MutationObserver(() => root.removeAttribute('aria-hidden'));
    keepAudible.observe(root, { attributeFilter: ['aria-hidden'] });
    document.body.append(root);
    return () => {
      keepAudible.disconnect();
      root.remove();
    };
  }, [root]);
  return root;
}

export function ToastStack() {
  const root = useAudibleRoot();
  useEffect(
    () =>
      receiveNotices(({ kind, title, description }) => {
        enqueueSnackbar({ variant: 'notice', kind, title, description });
      }),
    [],
  );

  return (
    <SnackbarProvider
      domRoot={root}
      maxSnack={AT_ONCE}
      autoHideDuration={SHOWN_FOR_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={looks}
    />
  );
}
