import { useState } from 'react';
import type { ActivityPhoto } from '@/client/api/api';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { OnDemand } from '@/client/ui/OnDemand';

const photoDialog = lazyComponent(() => import('./PhotoDialog'), 'PhotoDialog');

/** Opens photos of an activity in full size; `name` is that of the activity, where several are shown. */
export function usePhotoDialog(photos: readonly ActivityPhoto[], name?: string) {
  const [shown, setShown] = useState<number | null>(null);

  /** For the button of the photo at `index`. */
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
