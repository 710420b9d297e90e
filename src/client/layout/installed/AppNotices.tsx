import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router';
import { endInstallHint, installOffer } from '@/client/offline/installOffer';
import { onInstallPrompt } from '@/client/offline/installPrompt';
import { hasNewBuild, onNewBuild } from '@/client/offline/newBuild';
import { BOTTOM_EDGE } from '@/client/ui/pageBottom';
import { hasUnsaved, onUnsavedChange } from '@/client/ui/unsavedChanges';
import { InstallHint } from './InstallHint';
import { UpdateBar } from './UpdateBar';

/** Above the lower edge of the window, with room of its own at the end of the page, so that it covers no button. */
const Notice = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: `calc(${BOTTOM_EDGE} + 8px)`,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  justifyContent: 'center',
  marginTop: 'auto',
  paddingTop: 16,
  pointerEvents: 'none',
}));

/** The messages of the application about itself, one at a time. */
export function AppNotices() {
  const isNew = useSyncExternalStore(onNewBuild, hasNewBuild);
  const isAtRisk = useSyncExternalStore(onUnsavedChange, hasUnsaved);
  const installable = useSyncExternalStore(onInstallPrompt, installOffer);
  // On other pages it would be in the way of what the person came for.
  const offer = useMatch('/') ? installable : null;
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    window.addEventListener('appinstalled', endInstallHint);
    return () => window.removeEventListener('appinstalled', endInstallHint);
  }, []);
  // Drafts are on the device; what a reload would lose comes first.
  const hasUpdate = isNew && !isAtRisk && !isClosed;
  if (!hasUpdate && !offer) return null;
  return (
    <Notice>
      {hasUpdate ? (
        <UpdateBar onReload={() => window.location.reload()} onClose={() => setClosed(true)} />
      ) : (
        offer && <InstallHint offer={offer} />
      )}
    </Notice>
  );
}
