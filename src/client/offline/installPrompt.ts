import { keep, readStored } from '@/client/session/browserStorage';
import { createListeners } from '@/client/session/createListeners';
import { keepForLong } from './keepForLong';

/** Only Chromium sends it, once the application can be installed. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'install-hint';
/** Neither offered nor counted any more. */
const OVER = 'over';
const PRESSES_BEFORE = 3;

let event: InstallPromptEvent | null = null;
const { tell, listen } = createListeners();

/** The browser keeps its own offer back, so that there is one, at a good moment. */
export const watchInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (offered) => {
    offered.preventDefault();
    event = offered as InstallPromptEvent;
    tell();
  });
  window.addEventListener('appinstalled', endInstallHint);
};

/** Counts the presses that the server has recorded from this device: who presses often has a use for the icon. */
export const countPress = (): void => {
  const kept = readStored(KEY);
  if (kept === OVER) return;
  keep(KEY, String(Number(kept ?? 0) + 1));
  tell();
};

export const endInstallHint = (): void => {
  keep(KEY, OVER);
  event = null;
  tell();
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
  if (event) return 'prompt';
  return isIPhone() ? 'steps' : null;
};

export const onInstallOffer = listen;

/** Opens the question of the browser. */
export const install = async (): Promise<void> => {
  const offered = event;
  endInstallHint();
  const answer = await offered?.prompt();
  if (answer?.outcome === 'accepted') keepForLong();
};

/** Where the browser tells nothing about an installation. */
export const keepInstalledForLong = (): void => {
  if (isInstalled()) keepForLong();
};
