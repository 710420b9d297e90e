import { createListeners } from './createListeners';

/** The forms on the page, told when the session ends by itself and before the page goes. */
export const { listen: whenSessionExpires, tell: keepUnsavedForms } = createListeners();
