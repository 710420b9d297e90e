import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUnfinished } from '@/client/session/sessionSlice';
import { isDialogOpen } from '@/client/ui/isDialogOpen';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { OnDemand } from '@/client/ui/OnDemand';

const findDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.find" */ './FindDialog'),
  'FindDialog',
);

/** Opens the search of everything, as Ctrl+K or Cmd+K does. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  const unfinished = useSelector(selectUnfinished);
  /** The text typed while the dialog loads. */
  const typedEarly = useRef('');

  const open = useCallback(() => {
    typedEarly.current = '';
    setOpen(true);
  }, []);

  // Layout effect: a passive effect would attach the shortcut up to 0.1 s after the first paint.
  useLayoutEffect(() => {
    if (unfinished) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || isDialogOpen()) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [unfinished, open]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isText || isDialogOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      typedEarly.current += event.key;
    };
    // Captured before the shortcuts of the page, which validate activities.
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, [isOpen]);

  if (unfinished) return null;
  return (
    <>
      <IconButton
        onClick={open}
        onPointerEnter={findDialog.preload}
        onFocus={findDialog.preload}
        aria-label="Cari apa saja"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Ctrl+K"
      >
        <SearchOutlined fontSize="small" />
      </IconButton>
      <OnDemand isOpen={isOpen}>
        <findDialog.Component
          isOpen={isOpen}
          typedEarly={typedEarly}
          onClose={() => setOpen(false)}
        />
      </OnDemand>
    </>
  );
}
