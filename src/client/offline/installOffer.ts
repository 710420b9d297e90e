import { keep, readStored } from '@/client/session/browserStorage';
import { forgetInstallPrompt, installPrompt, tellInstallPrompt } from './installPrompt';
import { keepForLong } from './keepForLong';

const KEY = 'install-hint';
/** Neither offered nor counted any more. */
const OVER = 'over';
const PRESSES_BEFORE = 3;

/** Counts the presses that the server has recorded from this device: who presses often has a use for the icon. */
export const countPress = (): void => {
  const kept = readStored(KEY);
  if (kept === OVER) return;
  keep(KEY, String(Number(kept ?? 0) + 1));
  tellInstallPrompt();
};

export const endInstallHint = (): void => {
  keep(KEY, OVER);
  forgetInstallPrompt();
};

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

const isIPhone = () => /iPhone|iPod/.test(navigator.userAgent);

export type InstallOffer = 'prompt' | 'steps' | null;

/** How the application can be installed, once that is worth offering. */
export const installOffer = (): InstallOffer => {
  const kept = readStored(KEY);
  if (kept === OVER || Number(kept ?? 0) < PRESSES_BEFORE || isInstalled()) return null;
  if (installPrompt()) return 'prompt';
  return isIPhone() ? 'steps' : null;
};

/** Opens the question of the browser. */
export const install = async (): Promise<void> => {
  const offered = installPrompt();
  endInstallHint();
  const answer = await offered?.prompt();
  if (answer?.outcome === 'accepted') keepForLong();
};

/** Where the browser tells nothing about an installation. */
export const keepInstalledForLong = (): void => {
  if (isInstalled()) keepForLong();
};
