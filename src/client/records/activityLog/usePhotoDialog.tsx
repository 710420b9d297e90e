import { useState } from 'react';
import type { ActivityPhoto } from '@/client/api/api';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { OnDemand } from '@/client/ui/OnDemand';

const photoDialog = lazyComponent(() => import('./PhotoDialog'), 'PhotoDialog');

/** Opens photos in full size; `name` names the activity if the page shows several. */
export function usePhotoDialog(photos: readonly ActivityPhoto[], name?: string) {
  const [shown, setShown] = useState<number | null>(null);

  /** The props of the button that opens the photo at `index`. */
  const buttonProps = (index: number) => ({
    onPointerEnter: () => void photoDialog.preload(),
    onClick: () => setShown(index),
  });

  const dialog = (
    <OnDemand isOpen={shown !== null}>
      <photoDialog.Component
        name={name}
        photos={photos}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </OnDemand>
  );

  return { buttonProps, dialog };
}
