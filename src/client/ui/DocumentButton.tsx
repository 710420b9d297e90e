import { type ReactNode, useState } from 'react';
import { announce } from './announcements';
import { BusyButton } from './BusyButton';
import { PREPARING_PDF } from './pdf/preparingPdf';

const WAITS = 'Menunggu giliran…';

type Props = {
  label: string;
  icon: ReactNode;
  /** A PDF may take seconds, so that the button says that it is being made. */
  isPdf: boolean;
  /** Makes the document, and shows or saves it; null disables the button. */
  onMake: ((onWaiting: () => void) => Promise<void>) | null;
  onFailure: (error: unknown) => void;
};

/** Makes a document: once at a time, with words for what happens until it is there, and without losing the focus. */
export function DocumentButton({ label, icon, isPdf, onMake, onFailure }: Props) {
  const [isMaking, setMaking] = useState(false);
  const [progress, setProgress] = useState<string | null>(null);

  const say = (words: string) => {
    setProgress(words);
    announce(words);
  };

  const handleClick = async () => {
    if (!onMake) return;
    setMaking(true);
    if (isPdf) say(PREPARING_PDF);
    try {
      await onMake(() => say(WAITS));
    } catch (error) {
      onFailure(error);
    } finally {
      setMaking(false);
      setProgress(null);
    }
  };

  return (
    <BusyButton
      variant="outlined"
      color="secondary"
      startIcon={icon}
      title={label}
      data-progress={progress !== null || undefined}
      isBusy={isMaking}
      loadingPosition="start"
      disabled={!onMake}
      onClick={() => void handleClick()}
    >
      {progress ?? label}
    </BusyButton>
  );
}
