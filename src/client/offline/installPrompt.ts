import { createListeners } from '@/client/session/createListeners';

/** Only Chromium sends it, once the application can be installed. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let event: InstallPromptEvent | null = null;
const { tell, listen } = createListeners();

const setEvent = (offered: InstallPromptEvent | null): void => {
  event = offered;
  tell();
};

/** The browser keeps its own offer back, so that there is one, at a good moment (`installOffer.ts`). */
export const watchInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (offered) => {
    offered.preventDefault();
    setEvent(offered as InstallPromptEvent);
  });
};

export const installPrompt = () => event;

/** A prompt opens once. */
export const forgetInstallPrompt = () => setEvent(null);

/** The offer may have changed with something else than the prompt. */
export const tellInstallPrompt = tell;

export const onInstallPrompt = listen;
