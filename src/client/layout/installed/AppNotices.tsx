import { useState, useSyncExternalStore } from 'react';
import { installOffer, onInstallOffer } from '@/client/offline/installPrompt';
import { hasNewBuild, onNewBuild } from '@/client/offline/newBuild';
import { Dock } from '@/client/ui/floatingBar';
import { hasUnsaved, onUnsavedChange } from '@/client/ui/unsavedChanges';
import { InstallHint } from './InstallHint';
import { UpdateBar } from './UpdateBar';

/** The messages of the application about itself, one at a time. */
export function AppNotices() {
  const isNew = useSyncExternalStore(onNewBuild, hasNewBuild);
  const isAtRisk = useSyncExternalStore(onUnsavedChange, hasUnsaved);
  const offer = useSyncExternalStore(onInstallOffer, installOffer);
  const [isClosed, setClosed] = useState(false);
  // Drafts are on the device; what a reload would lose comes first.
  const hasUpdate = isNew && !isAtRisk && !isClosed;
  if (!hasUpdate && !offer) return null;
  return (
    <Dock>
      {hasUpdate ? (
        <UpdateBar onReload={() => window.location.reload()} onClose={() => setClosed(true)} />
      ) : (
        offer && <InstallHint offer={offer} />
      )}
    </Dock>
  );
}
