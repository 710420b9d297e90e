import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { isDialogOpen } from '@/client/components/isDialogOpen';
import { lazyComponent } from '@/client/components/lazyComponent';
import { OnDemand } from '@/client/components/OnDemand';
import { selectMustChangePassword } from '@/client/session/sessionSlice';

const findDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.find" */ './FindDialog'),
  'FindDialog',
);

/** Opens the search of everything, as Ctrl+K or Cmd+K does. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  const mustChangePassword = useSelector(selectMustChangePassword);

  // Layout effect: a passive effect would attach the shortcut up to 0.1 s after the first paint.
  useLayoutEffect(() => {
    if (mustChangePassword) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || isDialogOpen()) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [mustChangePassword]);

  if (mustChangePassword) return null;
  return (
    <>
      <IconButton
        onClick={() => setOpen(true)}
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
        <findDialog.Component isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnDemand>
    </>
  );
}
