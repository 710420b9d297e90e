import { useState, useSyncExternalStore } from 'react';
import { hasNewBuild, onNewBuild } from '@/client/offline/newBuild';
import { Dock } from '@/client/ui/floatingBar';
import { hasUnsaved, onUnsavedChange } from '@/client/ui/unsavedChanges';
import { UpdateBar } from './UpdateBar';

/** What the application says about itself. */
export function AppNotices() {
  const isNew = useSyncExternalStore(onNewBuild, hasNewBuild);
  const isAtRisk = useSyncExternalStore(onUnsavedChange, hasUnsaved);
  const [isClosed, setClosed] = useState(false);
  // Drafts are on the device; what a reload would lose comes first.
  if (!isNew || isAtRisk || isClosed) return null;
  return (
    <Dock>
      <UpdateBar onReload={() => window.location.reload()} onClose={() => setClosed(true)} />
    </Dock>
  );
}
