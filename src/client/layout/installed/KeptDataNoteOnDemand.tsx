import { useSyncExternalStore } from 'react';
import { onShownAnswers, shownSince } from '@/client/offline/shownAnswers';
import { lazyComponent } from '@/client/ui/lazyComponent';

const Nothing = () => null;

const keptDataNote = lazyComponent(
  // Without its code the data are still worth reading.
  () => import('./KeptDataNote').catch(() => ({ KeptDataNote: Nothing })),
  'KeptDataNote',
);

/** Loaded with the first data that are not of now. */
export const KeptDataNoteOnDemand = () =>
  useSyncExternalStore(onShownAnswers, shownSince) !== null && <keptDataNote.Component />;
