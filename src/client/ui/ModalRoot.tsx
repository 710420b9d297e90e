import type { ModalProps } from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { addBackEntry } from '@/client/navigation/backEntries';
import { PHONE_QUERY } from '@/shared/constants/screen';

const Root = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  '&.MuiModal-hidden': { visibility: 'hidden' },
}));

type Props = ComponentProps<'div'> & { ownerState: Pick<ModalProps, 'open' | 'onClose'> };

/** The root of every dialog, drawer and menu of MUI: on a phone 'back' closes it as Escape does. */
export function ModalRoot({ ownerState: { open, onClose }, ...props }: Props) {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    if (!open || !window.matchMedia(PHONE_QUERY).matches) return;
    return addBackEntry({ close: () => latest.current?.({}, 'escapeKeyDown') });
  }, [open]);

  return <Root {...props} />;
}
